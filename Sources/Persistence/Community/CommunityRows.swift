internal import Domain
internal import GRDB

/// Reads what lists show of works and characters from rows.
enum CommunityRows {
    /// How many columns `NamedQueries.characterColumns` has.
    static let characterColumns = 17
    /// How many columns `NamedQueries.workColumns` has.
    static let workColumns = 8

    /// The reader's profile as statements take it; nobody has an empty id.
    static func me(_ reader: Reader) -> String { reader.profile?.rawValue ?? "" }

    /// A character out of the columns of `NamedQueries.characterColumns`.
    static func character(_ row: Row, for reader: Reader) -> CharacterSummary {
        let mine: Int? = row[15]
        return CharacterSummary(
            id: Identifier(row[1]), name: LocalizedText(english: row[2], korean: row[3]),
            work: reference(row, from: 10),
            isLead: row[4], votes: row[5], isDug: mine != nil, isGone: row[6],
            visibility: TypeVisibility(
                isDug: mine != nil, isRevealed: row[16], reader: reader,
                type: CharacterType(crowd: crowd(row), guess: type(row[9]), mine: type(mine))))
    }

    /// A work as other things name it, out of its id, both titles, its kind and its year.
    static func reference(_ row: Row, from place: Int) -> WorkReference {
        WorkReference(
            id: Identifier(row[place]), title: LocalizedText(english: row[place + 1], korean: row[place + 2]),
            kind: WorkKind(rawValue: row[place + 3]) ?? .film, year: row[place + 4])
    }

    /// A work out of the columns of `NamedQueries.workColumns`.
    static func work(_ row: Row) -> WorkSummary {
        WorkSummary(work: reference(row, from: 1), progress: DigProgress(dug: row[7], all: row[6]))
    }

    /// The type of a column; nil where it holds none.
    static func type(_ code: Int?) -> MBTI? { code.flatMap { MBTI(code: $0) } }

    /// The voter's type of a tally, where 16 is none.
    static func voter(_ code: Int) -> MBTI? { MBTI(code: code) }

    /// What a member did is told with the nickname and the type of that moment.
    static func member(_ id: String, _ nickname: String, _ type: Int?) -> MemberReference {
        MemberReference(id: Identifier(id), nickname: nickname, type: Self.type(type))
    }

    private static func crowd(_ row: Row) -> CrowdType? {
        guard let type = type(row[7]) else { return nil }
        let tied: Int = row[8]
        let axes = MBTIAxis.allCases.filter { tied & (8 >> $0.rawValue) != 0 }
        return CrowdType(sortType: type, tied: Set(axes), votes: row[5])
    }
}
