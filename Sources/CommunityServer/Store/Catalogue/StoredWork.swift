import CommunityProtocol
import Domain
import Foundation

struct StoredWork: Sendable {
    static let columns = """
        no, publisher, kind, facts, gone, cat_seq,
            (SELECT other.id FROM work AS other WHERE other.no = work.merged) AS merged_id
        """

    /// The publisher of a work whose member left. It stays a member's work, which an operator can remove.
    static let leftPublisher: Int64 = 0

    let no: Int64
    /// Nil for a work of the catalogue.
    let publisher: Int64?
    let kind: String
    let facts: WorkFactsRow
    let isGone: Bool
    let seq: Int64
    /// The work it was merged into; nil for none.
    let into: Identifier<Work>?

    init(_ row: SQLRow) throws {
        no = try row.integer("no")
        publisher = try row.optionalInteger("publisher")
        kind = try row.text("kind")
        facts = try row.message(WorkFactsRow.self, "facts")
        isGone = try row.bool("gone")
        seq = try row.integer("cat_seq")
        into = try row.optionalText("merged_id").map { Identifier($0) }
    }
}

struct StoredCharacter: Sendable {
    let id: Identifier<WorkCharacter>
    let names: CharacterNames
    let isLead: Bool
    let guess: MBTI?

    init(_ character: WorkCharacter) {
        id = character.id
        names = CharacterNames(name: character.name, others: character.otherNames.isEmpty ? nil : character.otherNames)
        isLead = character.isLead
        guess = character.guess
    }

    var searchText: String { SearchText.joined([names.name.english, names.name.korean] + (names.others ?? [])) }
}

struct CharacterNames: Codable, Sendable {
    let name: LocalizedText
    let others: [String]?
}

/// Searchable names: folded, and joined by a separator that no name contains.
enum SearchText {
    static func joined(_ names: [String]) -> String {
        var seen: Set<String> = []
        return names.map(Folding.folded).filter { !$0.isEmpty && seen.insert($0).inserted }.joined(separator: "|")
    }
}

extension WorkRow {
    init(_ facts: WorkFactsRow) {
        self.init(id: facts.id, title: facts.title, kind: facts.kind, year: facts.year)
    }
}

extension MemberRecord {
    var row: MemberRow { MemberRow(id: id, nickname: nickname, type: type) }
}
