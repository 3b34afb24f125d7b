internal import Domain
internal import GRDB

/// Writes personal records of an import, each so that it can be taken back with the rest.
struct PersonalWriter {
    private let db: Database
    private let profile: Identifier<Profile>
    private let policy: DuplicatePolicy
    private var nextPosition: Int64?

    init(_ db: Database, profile: Identifier<Profile>, policy: DuplicatePolicy) {
        self.db = db
        self.profile = profile
        self.policy = policy
    }

    /// Writes a record through a journal.
    ///
    /// - Throws: `ImportRefusal` for a record that is not in order.
    mutating func write(
        _ record: PersonalRecord, in section: String, _ journal: inout Journal
    ) throws -> ImportTally.Outcome {
        guard let table = PersonalTable.all.first(where: { $0.section == section }) else {
            throw ImportRefusal("unknown section \"\(section)\": update Dimo to read it")
        }
        var row = try PersonalRow.row(record, table)
        row["profile"] = .text(profile.rawValue)
        row.merge(table.constants) { _, constant in constant }
        try resolve(&row, table)
        if table.section == PersonalTable.shopping.section,
            (row["ingredient"] == JournalValue.none) == (row["text"] == JournalValue.none)
        {
            throw ImportRefusal("ingredient: an item is either an ingredient or a text: write one of them")
        }
        let present = try numberOfTwin(row, table)
        if let present {
            if policy == .skip || policy == .copy && (!table.isNumbered || table.isUnique) { return .skipped }
            if policy == .overwrite, table.isNumbered { row["number"] = .integer(present) }
        }
        if table.isNumbered, row["number"] == nil { row["number"] = .integer(try nextNumber(table)) }
        if table.section == PersonalTable.substitutes.section {
            if present != nil { return .skipped }
            row["position"] = .integer(try takePosition())
        }
        let before = journal.changes.count
        if let members = table.members { try putMembers(members, record, &row, &journal, table) }
        try journal.put(table.table, row)
        guard journal.changes.count > before else { return .skipped }
        return present != nil && policy == .overwrite ? .updated : .imported
    }

    /// Puts the numbers of what a row refers to in the place of their ids.
    private func resolve(_ row: inout [String: JournalValue], _ table: PersonalTable) throws {
        for column in table.columns {
            guard case .reference(let other) = column.kind, case .text(let id)? = row[column.column] else { continue }
            let number = try Int64.fetchOne(
                db.cachedStatement(sql: "SELECT number FROM \(other.name) WHERE id = ?"), arguments: [id])
            guard let number else {
                throw ImportRefusal("\(column.name): no \(other.name) \"\(id)\" here: add its work first")
            }
            row[column.column] = .integer(number)
        }
    }

    /// Puts what belongs to a row in its order; a row whose id is another member's gets one of its own.
    private func putMembers(
        _ members: PersonalTable.Members, _ record: PersonalRecord, _ row: inout [String: JournalValue],
        _ journal: inout Journal, _ table: PersonalTable
    ) throws {
        guard let column = table.columns.first, case .text(let wanted)? = row[column.column] else { return }
        let owner = try db.cachedStatement(
            sql: "SELECT 1 FROM \(table.table.name) WHERE \(column.column) = ? AND profile <> ?")
        let id = Slug.free(wanted) { id in
            (try? Bool.fetchOne(owner, arguments: [id, profile.rawValue])) ?? false
        }
        row[column.column] = .text(id)
        var ids: [String] = []
        if case .words(let words)? = record[members.name] { ids = words }
        guard ids.allSatisfy({ Identifier<Drink>($0).isWellFormed }) else {
            throw ImportRefusal("\(members.name): holds something that is not an id")
        }
        let present = try String.fetchAll(
            db, sql: "SELECT \(members.member) FROM \(members.table.name) WHERE \(members.owner) = ?",
            arguments: [id])
        for gone in present where !ids.contains(gone) {
            try journal.remove(members.table, key: [members.owner: .text(id), members.member: .text(gone)])
        }
        for (place, member) in ids.enumerated() {
            try journal.put(
                members.table,
                [members.owner: .text(id), members.member: .text(member), members.order: .integer(Int64(place))])
        }
    }

    /// The number of the row that is there already, 0 in tables without numbers; nil where none is.
    private func numberOfTwin(_ row: [String: JournalValue], _ table: PersonalTable) throws -> Int64? {
        let condition = (["profile"] + table.identity).map { "\($0) IS ?" }.joined(separator: " AND ")
        let statement = try db.cachedStatement(
            sql: "SELECT \(table.isNumbered ? "number" : "0") FROM \(table.table.name) WHERE \(condition) LIMIT 1")
        let values = (["profile"] + table.identity).map { row[$0]?.argument }
        return try Int64.fetchOne(statement, arguments: StatementArguments(values))
    }

    /// The next number of a table, which none of its rows ever had.
    private func nextNumber(_ table: PersonalTable) throws -> Int64 {
        let used = try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT seq FROM sqlite_sequence WHERE name = ?"), arguments: [table.table.name])
        return (used ?? 0) + 1
    }

    private mutating func takePosition() throws -> Int64 {
        let next =
            try nextPosition
            ?? (Int64.fetchOne(
                db, sql: "SELECT max(position) + 1 FROM bar_substitute WHERE profile = ?",
                arguments: [profile.rawValue]) ?? 0)
        nextPosition = next + 1
        return next
    }
}
