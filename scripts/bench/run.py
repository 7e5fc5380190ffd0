#!/usr/bin/env python3
"""Measures tipc against its peers, all in one run, and prints ratios.

    make bench                      builds what is needed, installs the peers into .build/python, and runs this
    scripts/bench/run.py [--quick]  a tenth of the sizes, to see that it works

Every figure is the best of several runs on this machine. Times alone say little; the ratios are what to compare.
"""

import argparse
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TIPC = ROOT / ".build" / "release" / "tipc"
FONTS = ROOT / "specs" / "fonts"
PROJECT = """version: 1
preset: classic
fonts:
  system: {faces: [{file: fonts/Inter-Regular.otf, weight: 400}, {file: fonts/Inter-Medium.otf, weight: 500}]}
"""


def best(command, runs, **options):
    """The least wall time of several runs of a command, in seconds; what it prints is thrown away."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **options)
        times.append(time.perf_counter() - start)
        if done.returncode not in (0, 1):
            sys.exit(f"{command[0]} failed: {done.stderr.decode(errors='replace')[:2000]}")
    return min(times)


def peak_memory(command):
    """The most memory that a command had, in MiB."""
    script = ("import resource,subprocess,sys;subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,"
              "stderr=subprocess.DEVNULL);print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    done = subprocess.run([sys.executable, "-c", script, *command], capture_output=True, text=True, check=True)
    return int(done.stdout) / 1024


def project(folder, tips):
    """A project of generated tips; returns the spec's path."""
    folder.mkdir(parents=True)
    (folder / "tipc.yaml").write_text(PROJECT)
    (folder / "fonts").symlink_to(FONTS)
    spec = folder / "tips.yaml"
    with spec.open("w") as out:
        subprocess.run([sys.executable, ROOT / "scripts/bench/generate-tips.py", str(tips)], stdout=out, check=True)
    return spec


def row(name, ours, peer, peer_name, bound):
    ratio = ours / peer
    verdict = "within" if ratio <= bound else "BEYOND"
    print(f"{name:52} {ours:8.3f} s  {peer_name:28} {peer:8.3f} s  {ratio:7.3f}  at most {bound:g}: {verdict}")


def reading(work, tips, runs):
    spec = project(work / "large", tips)
    scan = work / "scan"
    subprocess.run(["cc", "-O2", ROOT / "scripts/bench/scan.c", "-lyaml", "-o", scan], check=True)
    output = subprocess.run([scan, spec], capture_output=True, text=True, check=True).stdout
    bare = float(output.split()[-2])
    row(f"inputs, {tips} tips (read and decode, whole process)", best([TIPC, "inputs", spec], runs), bare,
        "bare libyaml scan", 2)
    row(f"validate, {tips} tips, whole process", best([TIPC, "validate", spec], runs), bare, "bare libyaml scan", 8)
    print(f"{'memory of that':52} {peak_memory([TIPC, 'validate', spec]):8.0f} MiB  at most 150")


def small(work, python, runs):
    spec = project(work / "small", 3)
    yamllint = python.parent / "yamllint"
    row("validate, one small spec, whole process", best([TIPC, "validate", spec], 5 * runs),
        best([yamllint, "-d", "relaxed", spec], runs), "yamllint", 0.05)


TYPST = """#set page(width: auto, height: auto, margin: 0pt)
#set text(font: "Inter", size: 14pt, fill: white)
"""


def building(work, python, tips, runs):
    """Boxes of the same texts, one page each, compiled to as many SVGs in memory."""
    spec = project(work / "build", tips)
    source = work / "boxes.typ"
    messages = [line.split('"')[1] for line in spec.read_text().splitlines() if line.startswith("    message")]
    pages = [f'#box(width: 196pt, fill: rgb("#FF8000"), radius: 5pt, inset: 8pt)[#align(center)[{text}]]'
             for text in messages]
    source.write_text(TYPST + "\n#pagebreak()\n".join(pages))
    script = (f"import time,typst;c=typst.Compiler({str(source)!r},font_paths=[{str(FONTS)!r}]);s=time.perf_counter();"
              "r=c.compile(format='svg');print(time.perf_counter()-s, len(r))")
    times = []
    for _ in range(runs):
        done = subprocess.run([python, "-c", script], capture_output=True, text=True, check=True)
        seconds, count = done.stdout.split()
        assert int(count) == tips, count
        times.append(float(seconds))
    output = pathlib.Path("/dev/shm" if os.path.isdir("/dev/shm") else work) / f"tipc-bench-{os.getpid()}"
    ours = []
    for _ in range(runs):
        shutil.rmtree(output, ignore_errors=True)
        ours.append(best([TIPC, "build", "--quiet", "-o", output, spec], 1))
    row(f"build, {tips} tips, cold, text outlines", min(ours), min(times), "Typst, as many SVGs", 0.4)
    row("the same again, nothing changed", best([TIPC, "build", "--quiet", "-o", output, spec], runs), min(ours),
        "the cold build", 1)
    shutil.rmtree(output, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    tool = subprocess.run([ROOT / "scripts/python-tools", "yamllint", "typst"], capture_output=True, text=True, check=True)
    python = ROOT / tool.stdout.strip()
    runs = 2 if quick else 5
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        reading(work, 2000 if quick else 20000, runs)
        small(work, python, runs)
        building(work, python, 200 if quick else 2000, runs)


if __name__ == "__main__":
    main()
