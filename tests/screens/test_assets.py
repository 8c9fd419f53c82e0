"""Static files: one hash, sent compressed, kept for ever; and what a first load weighs."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from companion.assets import Assets
from companion.screens import Screens
from tests.screens.conftest import ROOT
from tests.screens.pictures import ALL
from tests.screens.test_screens import page

HEADERS = 400  # bytes of an answer's head, by and large
LARGEST_FIRST_LOAD, MOST_REQUESTS = 40 * 1024, 10
LARGEST_VIDEO = 4096
LONGEST_LISTENER, LONGEST_MODULE = 100, 300
SCRIPTS = sorted((ROOT / "static" / "js").glob("*.js"))


def test_the_address_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("p{}", "utf-8")
    before = Assets([tmp_path]).url("a.css")
    (tmp_path / "b.css").write_text("b{}", "utf-8")
    assert Assets([tmp_path]).url("a.css") != before


def test_a_file_that_is_not_there_is_our_mistake(assets: Assets) -> None:
    with pytest.raises(KeyError):
        assets.url("css/none.css")
    assert assets.get("../pyproject.toml") is None


def test_text_travels_compressed_and_drawings_as_they_are(assets: Assets) -> None:
    css, icon = assets.get("css/house.css"), assets.get("icons/icon-192.png")
    assert css and icon
    body, headers = css.response(accepts_gzip=True)
    assert headers["Content-Encoding"] == "gzip" and gzip.decompress(body) == css.body
    assert css.response(accepts_gzip=False)[0] == css.body
    assert "Content-Encoding" not in icon.response(accepts_gzip=True)[1]


def test_files_that_name_others_name_them_by_today_s_address(assets: Assets) -> None:
    for name in ("sw.js", "manifest.webmanifest", "offline.html"):
        asset = assets.get(name)
        assert asset and b"/static/HASH/" not in asset.body and assets.hash.encode() in asset.body


def test_the_manifest_s_icons_are_there(assets: Assets) -> None:
    manifest = assets.get("manifest.webmanifest")
    assert manifest
    icons = json.loads(manifest.body)["icons"]
    assert all(assets.has(icon["src"].removeprefix(f"/static/{assets.hash}/")) for icon in icons)
    assert any(icon.get("purpose") == "maskable" for icon in icons)


def test_the_service_worker_keeps_files_of_the_shell_and_nothing_else(assets: Assets) -> None:
    worker = assets.get("sw.js")
    assert worker
    text = worker.body.decode()
    kept = re.findall(r'"([\w/.-]+\.(?:js|css|svg|html))"', text)
    assert "offline.html" in kept and all(assets.has(name) for name in kept)
    assert "cache.put" not in text  # what is fetched later is never kept


def test_the_keep_awake_video_is_tiny(assets: Assets) -> None:
    for name in ("awake.mp4", "awake.webm"):
        video = assets.get(name)
        assert video and len(video.body) < LARGEST_VIDEO


@pytest.mark.parametrize("state", ["phone-question", "phone-lobby-remote", "phone-twenty"])
def test_a_phone_s_first_load_is_light(screens: Screens, assets: Assets, state: str) -> None:
    html = page(screens, "phone", ALL[state][1])
    html = re.sub(r'<link rel="apple-touch-icon"[^>]*>', "", html)  # asked for when the app is put on the home screen
    named = set(re.findall(rf"/static/{assets.hash}/([\w/.-]+)", html))
    scripts = {"js/phone.js"}
    while more := {f"js/{name}" for path in scripts for name in _imports(assets, path)} - scripts:
        scripts |= more
    files = [assets.get(name) for name in named | scripts]
    weight = sum(len(file.zipped or file.body) + HEADERS for file in files if file) + len(html.encode()) + 2048
    assert len(files) + 1 <= MOST_REQUESTS
    assert weight < LARGEST_FIRST_LOAD


def test_the_listener_is_short() -> None:
    assert len((ROOT / "static/js/live.js").read_text("utf-8").splitlines()) < LONGEST_LISTENER


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_asks_for_nothing_that_plain_http_lacks(path: Path) -> None:
    text = re.sub(r"//.*", "", path.read_text("utf-8"))
    assert len(text.splitlines()) < LONGEST_MODULE
    assert not re.search(r"randomUUID|clipboard|crypto\.subtle|\.vibrate|Date\.now|new Date|\beval\b", text)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_every_module_a_script_imports_is_there(path: Path) -> None:
    for name in re.findall(r"from \"\./([\w.]+)\"|import\(\"\./([\w.]+)\"\)", path.read_text("utf-8")):
        assert (path.parent / "".join(name)).is_file()


def _imports(assets: Assets, path: str) -> list[str]:
    asset = assets.get(path)
    assert asset
    return re.findall(r"^import .* from \"\./([\w.]+)\";$", asset.body.decode(), re.M)
