internal import Domain
internal import GRDB

/// Finds the row numbers that ids stand for.
enum CommunityNumbers {
    /// The number of a character; nil when there is none of that id.
    static func character(_ id: Identifier<WorkCharacter>, _ db: Database) throws -> Int64? {
        try Int64.fetchOne(db.cachedStatement(sql: SQL.characterNumber), arguments: [id.rawValue])
    }

    /// The number of a work; nil when there is none of that id.
    static func work(_ id: Identifier<Work>, _ db: Database) throws -> Int64? {
        try Int64.fetchOne(db.cachedStatement(sql: SQL.workNumber), arguments: [id.rawValue])
    }

    /// The number of the character that an id means to somebody: of those that became one in their community, what remains.
    static func character(
        _ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>?, _ db: Database
    ) throws -> Int64? {
        try character(MergedWorks(of: profile, db).present(id), db)
    }

    /// The number of the work that an id means to somebody.
    static func work(_ id: Identifier<Work>, for profile: Identifier<Profile>?, _ db: Database) throws -> Int64? {
        try work(MergedWorks(of: profile, db).present(id), db)
    }

    /// A page out of one row more than it may have.
    static func page<Element>(_ rows: [Element], limit: Int, mark: (Element) -> ListMark) -> CutRows<Element> {
        guard rows.count > limit, limit > 0 else { return CutRows(rows: Array(rows.prefix(max(limit, 0))), next: nil) }
        let shown = Array(rows.prefix(limit))
        return CutRows(rows: shown, next: shown.last.map(mark))
    }

    /// So many rows to ask for: one more tells whether there are more.
    static func oneMore(_ limit: Int) -> Int { max(limit, 0) + 1 }
}

extension CommunityNumbers {
    enum SQL {
        static let workNumber = "SELECT number FROM work WHERE id = ?"
        static let characterNumber = "SELECT number FROM character WHERE id = ?"
    }
}
