import Domain
import GRDB

struct PersonalWriter {
    private let db: Database
    private let profile: Identifier<Profile>
    private let policy: DuplicatePolicy
    private var nextPosition: Int64?
    private var file = ""
    /// The rows that records of the file have already matched, by section, so that equal records stay several.
    private var taken: [String: Set<Int64>] = [:]

    init(_ db: Database, profile: Identifier<Profile>, policy: DuplicatePolicy) {
        self.db = db
        self.profile = profile
        self.policy = policy
    }

    /// - Throws: `ImportRefusal` for an invalid record.
    mutating func write(
        _ record: PersonalRecord, in section: String, of file: String, _ journal: inout Journal
    ) throws -> ImportTally.Outcome {
        if file != self.file {
            self.file = file
            taken = [:]
        }
        if section == PersonalProfile.section {
            return try PersonalProfile(db: db, profile: profile).write(record, isOverwriting: policy == .overwrite)
        }
        guard let table = PersonalTable.all.first(where: { $0.section == section }) else {
            throw ImportRefusal(RecordRemark(.unknownSection, ["\(section)"]))
        }
        var row = try PersonalRow.row(record, table)
        try refuseFuture(row, table)
        if let owner = table.owner { row[owner] = .text(profile.rawValue) }
        row.merge(table.constants) { _, constant in constant }
        let before = journal.changes.count
        try resolve(&row, table, &journal)
        try complete(&row, table)
        if table.section == PersonalTable.shopping.section,
            (row["ingredient"] == JournalValue.none) == (row["text"] == JournalValue.none)
        {
            throw ImportRefusal(RecordRemark(.eitherIngredientOrText, field: "ingredient"))
        }
        if try isOfAnother(row, table) { return .skipped }
        if try hasBecomeAnother(row, table) { return .skipped }
        let present = try numberOfTwin(&row, table)
        if let present {
            take(present, table)
            if policy == .skip || policy == .copy && !table.allowsDuplicates { return .skipped }
            if policy == .overwrite, table.isNumbered { row["number"] = .integer(present) }
        }
        if table.isNumbered, row["number"] == nil {
            let number = try RowNumbers.next(in: table.table, db)
            take(number, table)
            row["number"] = .integer(number)
        }
        if table.section == PersonalTable.substitutes.section {
            if present != nil { return .skipped }
            row["position"] = .integer(try takePosition())
        }
        if let members = table.members { try putMembers(members, record, &row, &journal, table) }
        try journal.put(table.table, row)
        guard journal.changes.count > before else { return .skipped }
        if table.table == .work || table.table == .character {
            try NameIndex(db).follow(Array(journal.changes[before...]))
        }
        return present != nil && policy == .overwrite ? .updated : .imported
    }

    /// Refuses times over a day ahead (clocks differ), which would count into every future evening.
    private func refuseFuture(_ row: [String: JournalValue], _ table: PersonalTable) throws {
        let latest = try Int64.fetchOne(db, "SELECT CAST(strftime('%s', 'now') AS INTEGER) + 86400") ?? .max
        for column in table.columns {
            switch column.kind {
            case .time, .watchedDate: break
            default: continue
            }
            guard case .integer(let moment)? = row[column.column], moment > latest else { continue }
            throw ImportRefusal(RecordRemark(.future, field: column.name))
        }
    }

    private func resolve(
        _ row: inout [String: JournalValue], _ table: PersonalTable, _ journal: inout Journal
    ) throws {
        for column in table.columns {
            if case .review = column.kind, case .text(let review)? = row[column.column] {
                row[column.column] = .integer(try number(ofReview: review, column.name, &journal))
                continue
            }
            guard case .reference(let other) = column.kind, case .text(let id)? = row[column.column] else { continue }
            guard let number = try number(of: id, in: other) else {
                throw ImportRefusal(RecordRemark(.unknownReference, ["\(other.name)", "\(id)"], field: column.name))
            }
            row[column.column] = .integer(number)
        }
    }

    /// The number for an id in a file; for a gone or unknown work or character, of the record it was merged into.
    private func number(of id: String, in table: JournaledTable) throws -> Int64? {
        let row = try Row.fetchOne(db, "SELECT number, is_gone FROM \(table.name) WHERE id = ?", [id])
        if let row, row["is_gone"] == false { return row["number"] }
        return try present(id, in: table) ?? row?["number"]
    }

    private func present(_ id: String, in table: JournaledTable) throws -> Int64? {
        switch table {
        case .work: try CommunityNumbers.work(Identifier(id), for: profile, db)
        case .character: try CommunityNumbers.character(Identifier(id), for: profile, db)
        default: nil
        }
    }

    /// A review's number. An unknown one is another member's: adds a hidden placeholder to keep comments below it.
    private func number(ofReview text: String, _ name: String, _ journal: inout Journal) throws -> Int64 {
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count == 2, let moment = RFC3339.seconds(parts[1]) else {
            throw ImportRefusal(RecordRemark(.notACharacterAndTime, ["\(text.prefix(60))"], field: name))
        }
        guard
            let character = try CommunityNumbers.character(Identifier(parts[0]), for: profile, db)
                ?? CommunityNumbers.character(Identifier(parts[0]), db)
        else {
            throw ImportRefusal(RecordRemark(.unknownCharacter, ["\(parts[0].prefix(60))"], field: name))
        }
        let shown = try Int64.fetchOne(
            db,
            """
            SELECT number FROM review WHERE character = ? AND written_at = ? AND is_deleted = 0
            ORDER BY number LIMIT 1
            """, [character, moment])
        let known =
            try shown
            ?? Int64.fetchOne(
                db,
                """
                SELECT number FROM review
                WHERE profile = ? AND is_deleted = 1 AND written_at = ? AND character = ? LIMIT 1
                """, [profile.rawValue, moment, character])
        if let known { return known }
        let number = try RowNumbers.next(in: .review, db)
        try journal.put(
            .review,
            [
                "number": .integer(number), "character": .integer(character), "profile": .text(profile.rawValue),
                "author_type": .none, "text": .text(""), "is_spoiler": .integer(0), "written_at": .integer(moment),
                "edited_at": .none, "is_deleted": .integer(1),
            ])
        return number
    }

    /// Fills in the columns by which works and characters are listed.
    private func complete(_ row: inout [String: JournalValue], _ table: PersonalTable) throws {
        switch table.table {
        case .work:
            for language in ["en", "ko"] {
                guard case .text(let title)? = row["title_\(language)"] else { continue }
                row["sort_\(language)"] = .text(Folding.folded(title))
            }
        case .character:
            guard case .integer(let work)? = row["work"] else { return }
            let kind = try String.fetchOne(db, "SELECT kind FROM work WHERE number = ?", [work])
            row["kind"] = .text(kind ?? WorkKind.film.rawValue)
        case .cityList:
            guard case .text(let list)? = row["cities"], CityEntry.entries(list) != nil else {
                throw ImportRefusal(RecordRemark(.notCities, field: "list"))
            }
        default: break
        }
    }

    /// Writes the rows that belong to a row, in order; gives the row a new id if another member has that id.
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
            throw ImportRefusal(RecordRemark(.notAllIDs, field: members.name))
        }
        let present = try String.fetchAll(
            db, "SELECT \(members.member) FROM \(members.table.name) WHERE \(members.owner) = ?", [id])
        for gone in present where !ids.contains(gone) {
            try journal.remove(members.table, key: [members.owner: .text(id), members.member: .text(gone)])
        }
        for (place, member) in ids.enumerated() {
            try journal.put(
                members.table,
                [members.owner: .text(id), members.member: .text(member), members.order: .integer(Int64(place))])
        }
    }

    /// The number of an existing row with the same identity, 0 in tables without numbers; nil for none. Makes the row
    /// refer to the remaining record if its work or character was merged.
    private func numberOfTwin(_ row: inout [String: JournalValue], _ table: PersonalTable) throws -> Int64? {
        if let twin = try findTwin(row, table) { return twin }
        let merged = try MergedWorks(of: profile, db)
        guard !merged.isEmpty, table.table != .character else { return nil }
        var isMoved = false
        for column in table.columns {
            guard case .reference(let other) = column.kind, case .integer(let old)? = row[column.column] else {
                continue
            }
            let present = try merged.present(number: old, in: other.name)
            row[column.column] = .integer(present)
            isMoved = isMoved || present != old
        }
        return isMoved ? try findTwin(row, table) : nil
    }

    private mutating func take(_ number: Int64, _ table: PersonalTable) {
        if table.allowsDuplicates { taken[table.section, default: []].insert(number) }
    }

    private func findTwin(_ row: [String: JournalValue], _ table: PersonalTable) throws -> Int64? {
        let columns = [table.owner].compactMap(\.self) + table.identity
        let condition = columns.map { "\($0) IS ?" }.joined(separator: " AND ")
        let statement = try db.cachedStatement(
            sql: "SELECT \(table.isNumbered ? "number" : "0") FROM \(table.table.name) WHERE \(condition)")
        let values = columns.map { row[$0]?.argument }
        let twins = try Int64.fetchAll(statement, arguments: StatementArguments(values))
        return twins.filter { taken[table.section]?.contains($0) != true }.min()
    }

    /// Whether another member or origin already has this work or character.
    private func isOfAnother(_ row: [String: JournalValue], _ table: PersonalTable) throws -> Bool {
        guard table.table == .work || table.table == .character else { return false }
        return try Bool.fetchOne(
            db,
            """
            SELECT EXISTS (
                SELECT 1 FROM \(table.table.name) WHERE id = ? AND (owner IS NOT ? OR origin IS NOT ?))
            """, [row["id"]?.argument, row["owner"]?.argument, row["origin"]?.argument]) ?? false
    }

    /// Whether this work or character is unknown here because it was merged in the member's community.
    private func hasBecomeAnother(_ row: [String: JournalValue], _ table: PersonalTable) throws -> Bool {
        guard table.table == .work || table.table == .character, case .text(let id)? = row["id"],
            let present = try present(id, in: table.table)
        else { return false }
        let here = try Int64.fetchOne(db, "SELECT number FROM \(table.table.name) WHERE id = ?", [id])
        return here == nil && present > 0
    }

    private mutating func takePosition() throws -> Int64 {
        let next =
            try nextPosition
            ?? (Int64.fetchOne(db, "SELECT max(position) + 1 FROM bar_substitute WHERE profile = ?", [profile.rawValue])
                ?? 0)
        nextPosition = next + 1
        return next
    }
}
