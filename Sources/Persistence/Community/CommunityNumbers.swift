import Domain
import GRDB

enum CommunityNumbers {
    static func character(_ id: Identifier<WorkCharacter>, _ db: Database) throws -> Int64? {
        try Int64.fetchOne(db, SQL.characterNumber, [id.rawValue])
    }

    static func characterID(_ number: Int64?, _ db: Database) throws -> Identifier<WorkCharacter>? {
        try String.fetchOne(db, "SELECT id FROM character WHERE number = ?", [number]).map { Identifier($0) }
    }

    static func work(_ id: Identifier<Work>, _ db: Database) throws -> Int64? {
        try Int64.fetchOne(db, SQL.workNumber, [id.rawValue])
    }

    /// The number an id means to a profile, after merges in its community; nil if the profile must not see it.
    static func character(
        _ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>?, _ db: Database
    ) throws -> Int64? {
        let merged = try MergedWorks(of: profile, db)
        guard
            let row = try Row.fetchOne(db, SQL.characterWork, [merged.present(id).rawValue]),
            try CatalogueVisibility(merged).knows(character: row[0], of: row[1], by: profile?.rawValue)
        else { return nil }
        return row[0]
    }

    static func work(_ id: Identifier<Work>, for profile: Identifier<Profile>?, _ db: Database) throws -> Int64? {
        let merged = try MergedWorks(of: profile, db)
        guard let number = try work(merged.present(id), db),
            try CatalogueVisibility(merged).knows(work: number, by: profile?.rawValue)
        else { return nil }
        return number
    }

    /// Makes a page of rows that were fetched with `oneMore`.
    static func page<Element>(_ rows: [Element], limit: Int, mark: (Element) -> ListMark) -> RowPage<Element> {
        guard rows.count > limit, limit > 0 else { return RowPage(rows: Array(rows.prefix(max(limit, 0))), next: nil) }
        let shown = Array(rows.prefix(limit))
        return RowPage(rows: shown, next: shown.last.map(mark))
    }

    /// Reads the keys as stored, not cut (see `cut`): otherwise the next page could begin with the same row. `part` is
    /// the first key, for a list of several parts; the rows are ordered by `columns`.
    static func page(_ rows: [Row], limit: Int, part: Int64? = nil, by columns: String...) -> RowPage<Row> {
        page(rows, limit: limit) { row in
            ListMark([part].compactMap(\.self) + columns.map { (try? row.decode(Int64.self, forColumn: $0)) ?? 0 })
        }
    }

    /// The number of rows to fetch: one more than shown reveals whether there is a next page.
    static func oneMore(_ limit: Int) -> Int { max(limit, 0) + 1 }

    /// The last arguments of a list with two descending keys: the mark's, from `place` on, and the limit.
    static func newest(_ last: ListMark?, from place: Int = 0, _ limit: Int) -> StatementArguments {
        [last.key(place, or: .max), last.key(place + 1, or: .max), oneMore(limit)]
    }

    enum SQL {
        static let workNumber = "SELECT number FROM work WHERE id = ?"
        static let characterWork = "SELECT number, work FROM character WHERE id = ?"
        static let characterNumber = "SELECT number FROM character WHERE id = ?"
    }
}
