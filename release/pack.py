"""Packs a folder into a .tar.gz or a .zip whose bytes depend on the files alone.

pack.py FOLDER ARCHIVE TIME [BASE]: the files of the folder, in order, all of that time (ISO 8601) and root's,
below the folder BASE of the archive.
"""

import datetime
import gzip
import os
import sys
import tarfile
import zipfile


def tar(paths, archive, time):
    with open(archive, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, time.timestamp()) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as out:
            for path, name in paths:
                info = out.gettarinfo(path, name)
                info.type = tarfile.REGTYPE if info.islnk() else info.type
                info.size = os.path.getsize(path) if info.isreg() else 0
                info.mode = 0o755 if info.mode & 0o100 else 0o644
                info.mtime = int(time.timestamp())
                info.uid = info.gid = 0
                info.uname = info.gname = "root"
                if info.isreg():
                    with open(path, "rb") as content:
                        out.addfile(info, content)
                else:
                    out.addfile(info)


def compress(paths, archive, time):
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path, name in paths:
            if os.path.isfile(path):
                info = zipfile.ZipInfo(name, time.timetuple()[:6])
                info.external_attr = 0o100644 << 16
                info.create_system = 3
                info.compress_type = zipfile.ZIP_DEFLATED
                with open(path, "rb") as content:
                    out.writestr(info, content.read())


def main(folder, archive, time, base=""):
    paths = []
    for parent, folders, files in os.walk(folder):
        for entry in folders + files:
            path = os.path.join(parent, entry)
            name = os.path.join(base, os.path.relpath(path, folder))
            paths.append((path, name.replace(os.sep, "/")))
    paths.sort(key=lambda entry: entry[1])
    form = compress if archive.endswith(".zip") else tar
    form(paths, archive, datetime.datetime.fromisoformat(time.replace("Z", "+00:00")))


main(*sys.argv[1:])
