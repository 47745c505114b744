"""A bank in the words of Croissant 1.0, the vocabulary in which programs and search engines read about datasets."""

from typing import Any, Final, NamedTuple

from tricktable.research.banks.bank import FileNote, Told
from tricktable.research.banks.decisions import Column, columns

LICENCE: Final = "https://creativecommons.org/publicdomain/zero/1.0/"

CONTEXT: Final[dict[str, Any]] = {  # JSON-LD: texts, and descriptions of terms
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileProperty": "cr:fileProperty",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
TYPES: Final = {"uint8": "sc:Integer", "uint16": "sc:Integer", "uint32": "sc:Integer", "int32": "sc:Integer"} | {
    "float32": "sc:Float",
    "string": "sc:Text",
}


class Publication(NamedTuple):
    """What only whoever publishes a bank knows of it."""

    creator: str
    url: str
    """Where it will be found."""
    date: str
    """When it was published, as YYYY-MM-DD."""


def croissant(told: Told, title: str, description: str, citation: str, publication: Publication) -> dict[str, Any]:
    """The description of a bank, as JSON-LD."""
    name = told.plan.name
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": name,
        "alternateName": title,
        "description": description,
        "license": LICENCE,
        "url": publication.url,
        "creator": {"@type": "sc:Organization", "name": publication.creator},
        "datePublished": publication.date,
        "version": "1.0.0",
        "citeAs": citation,
        "keywords": ["card games", "trick-taking games", "imperfect information", told.plan.game],
        "distribution": [
            _file(told.text, "application/zstd", "The records of all matches one behind the other, compressed."),
            _file(told.decisions, "application/x-parquet", "Every choice of all matches, a row for each."),
        ],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": "decisions",
                "name": "decisions",
                "description": "Every choice of all matches, in the order in which they were made.",
                "key": [{"@id": "decisions/match"}, {"@id": "decisions/choice"}],
                "field": [_field(told, column) for column in columns(told.plan.budget is not None)],
            }
        ],
    }


def _file(note: FileNote, kind: str, meaning: str) -> dict[str, Any]:
    return {
        "@type": "cr:FileObject",
        "@id": note.file,
        "name": note.file,
        "description": meaning,
        "contentUrl": note.file,
        "contentSize": f"{note.bytes} B",
        "encodingFormat": kind,
        "sha256": note.sha256,
    }


def _field(told: Told, column: Column) -> dict[str, Any]:
    element = column.type.removeprefix("list<").removesuffix(">")
    found: dict[str, Any] = {
        "@type": "cr:Field",
        "@id": f"decisions/{column.name}",
        "name": column.name,
        "description": column.meaning,
        "dataType": TYPES[element],
        "source": {"fileObject": {"@id": told.decisions.file}, "extract": {"column": column.name}},
    }
    return found | ({"repeated": True} if element != column.type else {})
