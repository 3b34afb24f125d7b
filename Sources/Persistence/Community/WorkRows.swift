import Domain
import GRDB

enum WorkRows {
    static func work(_ row: Row) -> Work {
        let director: String? = row["director_en"]
        return Work(
            id: Identifier(row["id"]), title: DrinkRows.text(row, "title"), originalTitle: row["title_original"],
            otherTitles: NameLines.names(row["other_titles"]), kind: WorkKind(rawValue: row["kind"]) ?? .film,
            year: row["year"],
            director: director.map { LocalizedText(english: $0, korean: row["director_ko"] ?? $0) },
            genres: WordList.words(row["genres"]).map { Identifier($0) }, ageRating: row["age_rating"],
            synopsis: DrinkRows.text(row, "synopsis"),
            length: (row["length"] as String?).flatMap(WorkLength.init))
    }

    static func character(_ row: Row) -> WorkCharacter {
        WorkCharacter(
            id: Identifier(row["id"]), name: DrinkRows.text(row, "name"),
            otherNames: NameLines.names(row["other_names"]),
            isLead: row["is_lead"], guess: CommunityRows.type(row["guess"]), reason: reason(row))
    }

    /// The reason for the editor's guess; nil if none is written.
    static func reason(_ row: Row) -> LocalizedText? {
        let english: String? = row["why_en"]
        return english.map { LocalizedText(english: $0, korean: row["why_ko"] ?? $0) }
    }

    static func genre(_ row: Row) -> Genre {
        Genre(id: Identifier(row["id"]), name: DrinkRows.text(row, "name"))
    }

    static func row(
        _ number: Int64, _ work: Work, origin: WorkOrigin, owner: Identifier<Profile>?, isGone: Bool = false
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "id": .text(work.id.rawValue), "origin": .text(origin.rawValue),
            "owner": .optional(owner?.rawValue), "is_gone": .flag(isGone), "kind": .text(work.kind.rawValue),
            "title_en": .text(work.title.english), "title_ko": .text(work.title.korean),
            "sort_en": .text(Folding.folded(work.title.english)), "sort_ko": .text(Folding.folded(work.title.korean)),
            "title_original": .optional(work.originalTitle),
            "other_titles": .optional(NameLines.text(work.otherTitles)), "year": .integer(Int64(work.year)),
            "director_en": .optional(work.director?.english), "director_ko": .optional(work.director?.korean),
            "genres": .text(WordList.text(work.genres.map(\.rawValue))), "age_rating": .optional(work.ageRating),
            "synopsis_en": .text(work.synopsis.english), "synopsis_ko": .text(work.synopsis.korean),
            "length": .optional(work.length?.rawValue),
        ]
    }

    static func row(
        _ number: Int64, _ character: WorkCharacter, work: Int64, kind: WorkKind, position: Int, origin: WorkOrigin,
        owner: Identifier<Profile>?, isGone: Bool = false
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "id": .text(character.id.rawValue), "origin": .text(origin.rawValue),
            "owner": .optional(owner?.rawValue), "is_gone": .flag(isGone), "work": .integer(work),
            "kind": .text(kind.rawValue), "position": .integer(Int64(position)), "is_lead": .flag(character.isLead),
            "name_en": .text(character.name.english), "name_ko": .text(character.name.korean),
            "other_names": .optional(NameLines.text(character.otherNames)), "guess": .optional(character.guess?.code),
            "why_en": .optional(character.reason?.english), "why_ko": .optional(character.reason?.korean),
        ]
    }
}

enum WorkOrigin: String {
    case catalogue
    case own
    case kept
    case demo
}
