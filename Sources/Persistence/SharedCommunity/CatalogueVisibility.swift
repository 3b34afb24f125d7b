internal import Domain
internal import GRDB

/// What of the catalogue somebody is shown: what came from a community is for its members alone.
struct CatalogueVisibility {
    private let membership: Int64?
    /// Whether nobody else of this machine is a member anywhere: then nothing is kept from anyone.
    private let isWhole: Bool
    private let db: Database

    /// - Parameter membership: the reader's; nil for who belongs to the community of this machine.
    init(_ membership: Int64?, _ db: Database) throws {
        self.db = db
        self.membership = membership
        let me = membership ?? 0
        isWhole = try Bool.fetchOne(db.cachedStatement(sql: SQL.isAlone), arguments: [me, me]) ?? true
    }

    /// Whether a work is shown, by its number.
    func sees(work: Int64) throws -> Bool {
        try isWhole || Bool.fetchOne(db.cachedStatement(sql: "SELECT \(works("?1"))"), arguments: [work]) ?? true
    }

    /// Whether a character is shown, by the numbers of it and of its work.
    func sees(character: Int64, of work: Int64) throws -> Bool {
        guard !isWhole else { return true }
        return try sees(work: work)
            && Bool.fetchOne(db.cachedStatement(sql: "SELECT \(characters("?1"))"), arguments: [character]) ?? true
    }

    /// A further condition on works; nothing where nothing is kept from anyone.
    func condition(work: String) -> String { isWhole ? "" : "AND \(works(work))" }

    /// A further condition on characters.
    func condition(character: String, work: String) -> String {
        isWhole ? "" : "AND \(works(work)) AND \(characters(character))"
    }

    private func works(_ number: String) -> String { shown("community_work", "work", number) }

    private func characters(_ number: String) -> String { shown("community_character", "character", number) }

    private func shown(_ table: String, _ column: String, _ number: String) -> String {
        let mine = membership.map {
            " OR EXISTS (SELECT 1 FROM \(table) WHERE membership = \($0) AND \(column) = \(number))"
        }
        return """
            (NOT EXISTS (SELECT 1 FROM \(table) WHERE \(column) = \(number) AND is_mine = 0)\(mine ?? ""))
            """
    }
}

extension CatalogueVisibility {
    enum SQL {
        static let isAlone = """
            SELECT NOT EXISTS (SELECT 1 FROM membership WHERE number < ?)
                AND NOT EXISTS (SELECT 1 FROM membership WHERE number > ?)
            """
    }
}
