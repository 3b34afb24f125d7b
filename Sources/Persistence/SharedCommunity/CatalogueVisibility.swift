import Domain
import GRDB

/// What of the catalogue somebody is shown: what came from a community is for its members alone, and what became a part of
/// another there is not beside it.
struct CatalogueVisibility {
    private let merged: MergedWorks
    /// Whether nobody else of this machine is a member anywhere: then nothing is kept from anyone.
    private let isWhole: Bool
    private var db: Database { merged.db }

    /// - Parameter merged: what became one in the reader's community.
    init(_ merged: MergedWorks) throws {
        self.merged = merged
        let me = merged.membership ?? 0
        isWhole = try Bool.fetchOne(merged.db.cachedStatement(sql: SQL.isAlone), arguments: [me, me]) ?? true
    }

    /// Whether a work is shown, by its number.
    func sees(work: Int64) throws -> Bool { try hold(conditions(work: "?1"), work) }

    /// Whether a character is shown, by the numbers of it and of its work.
    func sees(character: Int64, of work: Int64) throws -> Bool {
        try hold(known(work: "?1"), work) && hold(conditions(character: "?1"), character)
    }

    /// Whether somebody who names a work by its id means one that they know: it is shown, or they had a word on it before.
    func knows(work: Int64, by profile: String?) throws -> Bool {
        if try isWhole || hold(known(work: "?1"), work) { return true }
        return try hasSpoken(SQL.ofWork, work, profile)
    }

    /// The same of a character, by the numbers of it and of its work.
    func knows(character: Int64, of work: Int64, by profile: String?) throws -> Bool {
        if isWhole { return true }
        if try hold(known(work: "?1"), work)
            && hold([shown("community_character", "character", "?1")], character)
        {
            return true
        }
        return try hasSpoken(SQL.ofCharacter, character, profile)
    }

    private func hasSpoken(_ sql: String, _ number: Int64, _ profile: String?) throws -> Bool {
        guard let profile else { return false }
        return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: ["me": profile, "number": number]) ?? false
    }

    /// A further condition on works; nothing where nothing is kept from anyone.
    func condition(work: String) -> String { further(conditions(work: work)) }

    /// A further condition on works, with those that became a part of another.
    func condition(workOrPart work: String) -> String { further(known(work: work)) }

    /// A further condition on characters.
    func condition(character: String, work: String) -> String {
        further(known(work: work) + conditions(character: character))
    }

    /// Which characters stand in the cast of a work that is shown, for statements.
    ///
    /// - Parameter work: the name of the work's row.
    func isCast(of work: String) -> String {
        "\(merged.isCast(of: work)) AND character.is_gone = 0 \(further(conditions(character: "character.number")))"
    }

    private func conditions(work: String) -> [String] { known(work: work) + merged.conditions("work", work) }

    private func conditions(character: String) -> [String] {
        (isWhole ? [] : [shown("community_character", "character", character)])
            + merged.conditions("character", character)
    }

    /// A character of one that became a part of another is still there.
    private func known(work: String) -> [String] { isWhole ? [] : [shown("community_work", "work", work)] }

    private func further(_ conditions: [String]) -> String { conditions.map { "AND \($0)" }.joined(separator: " ") }

    private func hold(_ conditions: [String], _ number: Int64) throws -> Bool {
        guard !conditions.isEmpty else { return true }
        return try Bool.fetchOne(
            db.cachedStatement(sql: "SELECT \(conditions.joined(separator: " AND "))"), arguments: [number]) ?? true
    }

    private func shown(_ table: String, _ column: String, _ number: String) -> String {
        let mine = merged.membership.map {
            " OR EXISTS (SELECT 1 FROM \(table) WHERE membership = \($0) AND \(column) = \(number))"
        }
        return """
            (NOT EXISTS (SELECT 1 FROM \(table) WHERE \(column) = \(number) AND is_mine = 0)\(mine ?? ""))
            """
    }
}

extension CatalogueVisibility {
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
