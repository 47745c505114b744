"""Writes the English sentences down: `python -m tests.words.write`, after a change of words that was meant."""

from tests.words.goldens import FILE, golden_text


def main() -> None:
    text = golden_text()
    FILE.write_text(text, encoding="utf-8")
    print(f"{FILE.name}: {text.count(chr(10))} sentences")


if __name__ == "__main__":
    main()
