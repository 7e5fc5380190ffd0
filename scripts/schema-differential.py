#!/usr/bin/env python3
"""Compare the verdicts of the JSON schemas with those that Tests/TipSpecsTests/Corpus states.

The tests hold the tool to the same verdicts, so that both agree wherever a schema can say it. Needs check-jsonschema
(`pip install check-jsonschema`).

    scripts/schema-differential.py [SPEC-SCHEMA PROJECT-SCHEMA]
"""

import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = ROOT / "Tests" / "TipSpecsTests" / "Corpus"


def rows(path):
    """Yields line number, verdict and YAML of every row of a corpus file."""
    template = "%"
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            template = line.split("] ", 1)[1]
            continue
        verdict, yaml = [column.strip(" ") for column in (line + " ").split(" | ")[:2]]
        yield number, verdict, template.replace("%", yaml).replace("\\n", "\n") + "\n"


def wrong_files(schema, folder):
    """Runs the validator on all files of a folder, and answers the names of those that it rejects."""
    files = sorted(str(file) for file in folder.glob("*.yaml"))
    result = subprocess.run(
        ["check-jsonschema", "-o", "json", "--schemafile", str(schema), *files], capture_output=True, text=True)
    report = json.loads(result.stdout)
    entries = report.get("errors", []) + report.get("parse_errors", [])
    return {pathlib.Path(entry["filename"]).name for entry in entries}


def main():
    schemas = sys.argv[1:] or [ROOT / "schema" / "spec.schema.json", ROOT / "schema" / "project.schema.json"]
    differences = count = 0
    for schema, names in ((schemas[0], ["styles", "popups"]), (schemas[1], ["projects"])):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            expected = {}
            for name in names:
                for number, verdict, yaml in rows(CORPUS / f"{name}.txt"):
                    file = f"{name}-{number:04}.yaml"
                    (folder / file).write_text(yaml, encoding="utf-8")
                    expected[file] = verdict, yaml
            wrong = wrong_files(schema, folder)
            for file, (verdict, yaml) in expected.items():
                count += 1
                if (file in wrong) != (verdict == "bad"):
                    differences += 1
                    print(f"{file}: {verdict}, but the schema says {'bad' if file in wrong else 'ok'}: {yaml}", end="")
    print(f"{count} rows, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
