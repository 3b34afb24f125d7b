import Domain
import GRDB

enum CommunityRows {
    /// The viewer's profile id as an argument; empty for a guest, which no profile's id is.
    static func me(_ viewer: Viewer) -> String { viewer.profile?.rawValue ?? "" }

    /// The arguments of statements with `SQL.isHidden` and `SQL.isUndisclosed`.
    static func reading(_ viewer: Viewer) -> [String: (any DatabaseValueConvertible)?] {
        ["me": me(viewer), "sees_all": viewer.seesAllTypes]
    }

    /// Reads a character from the columns of `SQL.characterColumns`, with the vote counts of a crowd.
    static func character(_ row: Row, for viewer: Viewer, _ crowd: Crowd) throws -> CharacterSummary {
        let mine: Int? = row["my_type"]
        let numbers = try crowd.numbers(row)
        let isSeen = try crowd.visibility.sees(character: row["character_number"], of: row["character_work"])
        return CharacterSummary(
            id: Identifier(row["character_id"]), name: DrinkRows.text(row, "name"),
            work: try crowd.merged.work(of: row),
            isLead: row["is_lead"], votes: numbers.votes, isDug: mine != nil, isGone: row["is_gone"] || !isSeen,
            visibility: TypeVisibility(
                isDug: mine != nil, isRevealed: row["is_revealed"], viewer: viewer,
                type: CharacterType(
                    crowd: numbers.type, guess: numbers.isTypeUnreported ? nil : type(row["guess"]), mine: type(mine),
                    members: crowd.members)))
    }

    /// Whether the viewer may open a character by its id, read from the columns of `SQL.characterColumns`.
    static func isKnown(_ row: Row, to viewer: Viewer, _ crowd: Crowd) throws -> Bool {
        try crowd.visibility.knows(
            character: row["character_number"], of: row["character_work"], by: viewer.profile?.rawValue)
    }

    static func reference(_ row: Row) -> WorkReference {
        WorkReference(
            id: Identifier(row["work_id"]), title: DrinkRows.text(row, "title"),
            kind: WorkKind(rawValue: row["work_kind"]) ?? .film, year: row["year"])
    }

    static func work(_ row: Row) -> WorkSummary {
        WorkSummary(work: reference(row), progress: DigProgress(dug: row["dug"], all: row["cast_size"]))
    }

    static func type(_ code: Int?) -> MBTI? { code.flatMap { MBTI(code: $0) } }

    /// The voter's type in a tally; nil for 16, a voter without a type.
    static func voter(_ code: Int) -> MBTI? { MBTI(code: code) }

    /// A member with the nickname and the type they had at the time of the action.
    static func member(_ id: String, _ nickname: String, _ type: Int?) -> MemberReference {
        MemberReference(id: Identifier(id), nickname: nickname, type: Self.type(type))
    }

    /// The tied axes as a bit mask, as the column `tied` stores them.
    static func tied(_ crowd: CrowdType) -> Int {
        zip(MBTIAxis.allCases, crowd.letters).reduce(0) { $1.1 == nil ? $0 | 8 >> $1.0.rawValue : $0 }
    }

    /// The crowd's type, read from the columns `sort_type` and `tied`; nil without votes.
    static func crowd(_ row: Row, votes: Int) -> CrowdType? {
        guard votes > 0, let type = type(row["sort_type"]) else { return nil }
        let tied: Int = row["tied"]
        let axes = MBTIAxis.allCases.filter { tied & (8 >> $0.rawValue) != 0 }
        return CrowdType(sortType: type, tied: Set(axes), votes: votes)
    }

    enum SQL {
        static let referenceColumns =
            "work.id AS work_id, work.title_en, work.title_ko, work.kind AS work_kind, work.year"
        /// The columns of a character in a list; the first two `?` are the viewer's profile.
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
        /// The columns of a work in a list; the first `?` is the viewer's profile.
        static func workColumns(_ visibility: CatalogueVisibility) -> String {
            """
            work.number AS work_number, \(referenceColumns),
            (SELECT count(*) FROM character WHERE \(visibility.isCast(of: "work"))) AS cast_size,
            (SELECT count(*) FROM character CROSS JOIN vote ON vote.profile = ? AND vote.character = character.number
                WHERE \(visibility.isCast(of: "work"))) AS dug
            """
        }
        /// A condition: the viewer `:me` has neither dug nor revealed the character.
        static func isHidden(_ character: String) -> String {
            """
            NOT EXISTS (SELECT 1 FROM vote WHERE vote.profile = :me AND vote.character = \(character).number)
                AND NOT EXISTS (SELECT 1 FROM revealed
                    WHERE revealed.profile = :me AND revealed.character = \(character).number)
            """
        }
        /// A condition: lists by type may include a work with characters hidden from `:me`. True only if its hidden
        /// leads have at least two types, and its hidden other characters too: otherwise the lists together would
        /// reveal a character's type. Always true for `:sees_all`.
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
