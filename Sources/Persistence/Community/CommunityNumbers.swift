import Domain
import GRDB

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

    /// The number of the character that an id means to somebody: of those that became one in their community, what remains;
    /// nil for one of a community that is not theirs.
    static func character(
        _ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>?, _ db: Database
    ) throws -> Int64? {
        let merged = try MergedWorks(of: profile, db)
        guard
            let row = try Row.fetchOne(
                db.cachedStatement(sql: SQL.characterWork), arguments: [merged.present(id).rawValue]),
            try CatalogueVisibility(merged).knows(character: row[0], of: row[1], by: profile?.rawValue)
        else { return nil }
        return row[0]
    }

    /// The number of the work that an id means to somebody; nil for one of a community that is not theirs.
    static func work(_ id: Identifier<Work>, for profile: Identifier<Profile>?, _ db: Database) throws -> Int64? {
        let merged = try MergedWorks(of: profile, db)
        guard let number = try work(merged.present(id), db),
            try CatalogueVisibility(merged).knows(work: number, by: profile?.rawValue)
        else { return nil }
        return number
    }

    /// A page out of one row more than it may have.
    static func page<Element>(_ rows: [Element], limit: Int, mark: (Element) -> ListMark) -> RowPage<Element> {
        guard rows.count > limit, limit > 0 else { return RowPage(rows: Array(rows.prefix(max(limit, 0))), next: nil) }
        let shown = Array(rows.prefix(limit))
        return RowPage(rows: shown, next: shown.last.map(mark))
    }

    /// So many rows to ask for: one more tells whether there are more.
    static func oneMore(_ limit: Int) -> Int { max(limit, 0) + 1 }
}

extension CommunityNumbers {
    enum SQL {
        static let workNumber = "SELECT number FROM work WHERE id = ?"
        static let characterWork = "SELECT number, work FROM character WHERE id = ?"
        static let characterNumber = "SELECT number FROM character WHERE id = ?"
    }
}
