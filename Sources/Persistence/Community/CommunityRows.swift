import Domain
import GRDB

/// Reads what lists show of works and characters from rows.
enum CommunityRows {
    /// The reader's profile as statements take it; nobody has an empty id.
    static func me(_ reader: Reader) -> String { reader.profile?.rawValue ?? "" }

    /// Who reads, for statements with `SQL.isHidden` and `SQL.isUntold`.
    static func reading(_ reader: Reader) -> [String: (any DatabaseValueConvertible)?] {
        ["me": me(reader), "sees_all": reader.seesAllTypes]
    }

    /// A character out of the columns of `SQL.characterColumns`, with the numbers of a crowd.
    static func character(_ row: Row, for reader: Reader, _ crowd: Crowd) throws -> CharacterSummary {
        let mine: Int? = row["my_type"]
        let numbers = try crowd.numbers(row)
        let isSeen = try crowd.visibility.sees(character: row["character_number"], of: row["character_work"])
        return CharacterSummary(
            id: Identifier(row["character_id"]), name: DrinkRows.text(row, "name"),
            work: try crowd.merged.work(of: row),
            isLead: row["is_lead"], votes: numbers.votes, isDug: mine != nil, isGone: row["is_gone"] || !isSeen,
            visibility: TypeVisibility(
                isDug: mine != nil, isRevealed: row["is_revealed"], reader: reader,
                type: CharacterType(crowd: numbers.type, guess: type(row["guess"]), mine: type(mine))))
    }

    /// Whether a reader who names a character by its id means one that they know, out of the columns of
    /// `SQL.characterColumns`.
    static func isKnown(_ row: Row, to reader: Reader, _ crowd: Crowd) throws -> Bool {
        try crowd.visibility.knows(
            character: row["character_number"], of: row["character_work"], by: reader.profile?.rawValue)
    }

    /// A work as other things name it, out of the columns of `SQL.referenceColumns`.
    static func reference(_ row: Row) -> WorkReference {
        WorkReference(
            id: Identifier(row["work_id"]), title: DrinkRows.text(row, "title"),
            kind: WorkKind(rawValue: row["work_kind"]) ?? .film, year: row["year"])
    }

    /// A work out of the columns of `SQL.workColumns`.
    static func work(_ row: Row) -> WorkSummary {
        WorkSummary(work: reference(row), progress: DigProgress(dug: row["dug"], all: row["cast_size"]))
    }

    /// The type of a column; nil where it holds none.
    static func type(_ code: Int?) -> MBTI? { code.flatMap { MBTI(code: $0) } }

    /// The voter's type of a tally, where 16 is none.
    static func voter(_ code: Int) -> MBTI? { MBTI(code: code) }

    /// What a member did is told with the nickname and the type of that moment.
    static func member(_ id: String, _ nickname: String, _ type: Int?) -> MemberReference {
        MemberReference(id: Identifier(id), nickname: nickname, type: Self.type(type))
    }

    /// The axes of a tie as the column `tied` keeps them.
    static func tied(_ crowd: CrowdType) -> Int {
        zip(MBTIAxis.allCases, crowd.letters).reduce(0) { $1.1 == nil ? $0 | 8 >> $1.0.rawValue : $0 }
    }

    /// What so many votes say, out of the columns `sort_type` and `tied`.
    static func crowd(_ row: Row, votes: Int) -> CrowdType? {
        guard votes > 0, let type = type(row["sort_type"]) else { return nil }
        let tied: Int = row["tied"]
        let axes = MBTIAxis.allCases.filter { tied & (8 >> $0.rawValue) != 0 }
        return CrowdType(sortType: type, tied: Set(axes), votes: votes)
    }
}

extension CommunityRows {
    enum SQL {
        static let referenceColumns =
            "work.id AS work_id, work.title_en, work.title_ko, work.kind AS work_kind, work.year"
        /// What a list shows of a character, for a reader: the first two `?` are the reader's profile.
        static let characterColumns = """
            character.number AS character_number, character.id AS character_id, character.name_en, character.name_ko,
            character.work AS character_work, character.is_lead, character.votes, character.is_gone, character.sort_type, character.tied,
                character.guess,
            \(referenceColumns),
            (SELECT type FROM vote WHERE vote.profile = ? AND vote.character = character.number) AS my_type,
            EXISTS (SELECT 1 FROM revealed WHERE revealed.profile = ? AND revealed.character = character.number)
                AS is_revealed
            """
        static let characterJoin = "CROSS JOIN work ON work.number = character.work"
        /// What a list shows of a work, for a reader: the first `?` is the reader's profile.
        static func workColumns(_ visibility: CatalogueVisibility) -> String {
            """
            work.number AS work_number, \(referenceColumns),
            (SELECT count(*) FROM character WHERE \(visibility.isCast(of: "work"))) AS cast_size,
            (SELECT count(*) FROM character CROSS JOIN vote ON vote.profile = ? AND vote.character = character.number
                WHERE \(visibility.isCast(of: "work"))) AS dug
            """
        }
        /// Whether the reader `:me` has neither dug nor revealed a character.
        static func isHidden(_ character: String) -> String {
            """
            NOT EXISTS (SELECT 1 FROM vote WHERE vote.profile = :me AND vote.character = \(character).number)
                AND NOT EXISTS (SELECT 1 FROM revealed
                    WHERE revealed.profile = :me AND revealed.character = \(character).number)
            """
        }
        /// Whether lists by type may say that somebody hidden from `:me` is in a work: only while its hidden leads are of
        /// two types at least, and so are its hidden others, since else the lists together tell whose type is which. To
        /// `:sees_all` nothing is told.
        static func isUndisclosed(_ work: String) -> String {
            func areMixed(_ isLead: Int) -> String {
                """
                coalesce((SELECT min(other.shelf_type) < max(other.shelf_type) FROM character AS other
                    WHERE other.work = \(work) AND other.is_lead = \(isLead) AND other.is_gone = 0
                        AND \(isHidden("other"))), 1)
                """
            }
            return "(:sees_all OR \(areMixed(1)) AND \(areMixed(0)))"
        }
        static let notMine =
            "NOT EXISTS (SELECT 1 FROM vote WHERE vote.profile = ? AND vote.character = character.number)"
    }
}
