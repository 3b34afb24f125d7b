import Domain
import GRDB

/// Decides which parts of the catalogue a viewer may see. Records from a community are visible to its members
/// only. A record merged there is hidden; the remaining one is shown.
struct CatalogueVisibility {
    private let merged: MergedWorks
    /// Whether no other profile of this machine belongs to a community; nothing is then hidden.
    private let isWhole: Bool
    private var db: Database { merged.db }

    init(_ merged: MergedWorks) throws {
        self.merged = merged
        let me = merged.membership ?? 0
        isWhole = try Bool.fetchOne(merged.db, SQL.isAlone, [me, me]) ?? true
    }

    func sees(work: Int64) throws -> Bool { try areMet(conditions(work: "?1"), work) }

    func sees(character: Int64, of work: Int64) throws -> Bool {
        try areMet(known(work: "?1"), work) && areMet(conditions(character: "?1"), character)
    }

    /// Whether a work may be opened by its id: visible, or with the profile's wish, thumb, vote or log entry.
    func knows(work: Int64, by profile: String?) throws -> Bool {
        if try isWhole || areMet(known(work: "?1"), work) { return true }
        return try hasContributed(SQL.ofWork, work, profile)
    }

    /// Whether a character may be opened by its id: it is visible, or the profile dug or revealed it.
    func knows(character: Int64, of work: Int64, by profile: String?) throws -> Bool {
        if isWhole { return true }
        if try areMet(known(work: "?1"), work)
            && areMet([shown("community_character", "character", "?1")], character)
        {
            return true
        }
        return try hasContributed(SQL.ofCharacter, character, profile)
    }

    private func hasContributed(_ sql: String, _ number: Int64, _ profile: String?) throws -> Bool {
        guard let profile else { return false }
        return try Bool.fetchOne(db, sql, ["me": profile, "number": number]) ?? false
    }

    /// An `AND` condition for visible works; empty if nothing is hidden.
    func condition(work: String) -> String { further(conditions(work: work)) }

    /// An `AND` condition for visible works, including those merged into another.
    func condition(workOrPart work: String) -> String { further(known(work: work)) }

    func condition(character: String, work: String) -> String {
        further(known(work: work) + conditions(character: character))
    }

    /// A condition for the cast of a visible work; `work` is the name of its row.
    func isCast(of work: String) -> String {
        "\(merged.isCast(of: work)) AND character.is_gone = 0 \(further(conditions(character: "character.number")))"
    }

    private func conditions(work: String) -> [String] { known(work: work) + merged.conditions("work", work) }

    private func conditions(character: String) -> [String] {
        (isWhole ? [] : [shown("community_character", "character", character)])
            + merged.conditions("character", character)
    }

    /// Includes merged works, whose characters remain visible.
    private func known(work: String) -> [String] { isWhole ? [] : [shown("community_work", "work", work)] }

    private func further(_ conditions: [String]) -> String { conditions.map { "AND \($0)" }.joined(separator: " ") }

    private func areMet(_ conditions: [String], _ number: Int64) throws -> Bool {
        guard !conditions.isEmpty else { return true }
        return try Bool.fetchOne(db, "SELECT \(conditions.joined(separator: " AND "))", [number]) ?? true
    }

    private func shown(_ table: String, _ column: String, _ number: String) -> String {
        let mine = merged.membership.map {
            " OR EXISTS (SELECT 1 FROM \(table) WHERE membership = \($0) AND \(column) = \(number))"
        }
        return """
            (NOT EXISTS (SELECT 1 FROM \(table) WHERE \(column) = \(number) AND is_mine = 0)\(mine ?? ""))
            """
    }

    enum SQL {
        static let ofCharacter = """
            SELECT EXISTS (SELECT 1 FROM vote WHERE vote.profile = :me AND vote.character = :number)
                OR EXISTS (SELECT 1 FROM revealed WHERE revealed.profile = :me AND revealed.character = :number)
            """
        static let ofWork = """
            SELECT EXISTS (SELECT 1 FROM wish WHERE wish.profile = :me AND wish.work = :number)
                OR EXISTS (SELECT 1 FROM thumb WHERE thumb.profile = :me AND thumb.work = :number)
                OR EXISTS (SELECT 1 FROM watched WHERE watched.profile = :me AND watched.work = :number)
                OR EXISTS (SELECT 1 FROM character CROSS JOIN vote
                    ON vote.profile = :me AND vote.character = character.number WHERE character.work = :number)
            """
        static let isAlone = """
            SELECT NOT EXISTS (SELECT 1 FROM membership WHERE number < ?)
                AND NOT EXISTS (SELECT 1 FROM membership WHERE number > ?)
            """
    }
}
