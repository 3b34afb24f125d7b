import Domain
import GRDB

/// Writes a work of an online catalogue. An undo marks the work as gone and never deletes it, so that what members
/// said of it stays in case it comes back.
struct KeptWorkWriter {
    private let db: Database
    private let profile: Identifier<Profile>
    private let now: Int64

    init(_ db: Database, profile: Identifier<Profile>, now: Int64) {
        self.db = db
        self.profile = profile
        self.now = now
    }

    func keep(_ work: OnlineWork) throws -> KeptItem {
        var journal = try Journal(db, profile: profile)
        let row = try place(of: work)
        let isKept = row.map { ($0["origin"] as String) == WorkOrigin.kept.rawValue } ?? true
        let id = row.map { Identifier<Work>($0["id"]) } ?? work.record.work.id
        var added: (work: Int64?, characters: [Int64]) = (nil, [])
        if isKept { added = try write(work.record, row, &journal) }
        try link(work, to: id, &journal)
        try journal.record("work.keep", subjects: [Journal.subject(named: work.record.work.title)])
        try NameIndex(db).follow(journal.changes)
        try tell(added)
        return KeptItem(
            target: .work(id), name: row.flatMap { isKept ? nil : WorkRows.work($0).title } ?? work.record.work.title,
            outcome: !isKept ? .known : added.work == nil ? .updated : .added)
    }

    /// Finds the work's row by its external ids, then by its own id, then by title and year in the catalogue.
    private func place(of work: OnlineWork) throws -> Row? {
        for id in [work.id] + work.otherIDs {
            guard case .work(let found) = try ExternalIDRows.target(of: id, db) else { continue }
            return try row(of: found)
        }
        if let row = try row(of: work.record.work.id) { return row }
        let meant = work.record.work
        let titles = Set([meant.title.english, meant.title.korean, meant.originalTitle ?? ""].map(Folding.folded))
        for title in titles.sorted() where !title.isEmpty {
            for sql in [SQL.sameTitle("sort_en"), SQL.sameTitle("sort_ko")] {
                let row = try Row.fetchOne(
                    db.cachedStatement(sql: sql), arguments: [title, meant.year, meant.kind.rawValue])
                if let row { return row }
            }
        }
        return nil
    }

    private func row(of id: Identifier<Work>) throws -> Row? {
        try Row.fetchOne(db.cachedStatement(sql: SQLiteWorkRepository.SQL.workWhole), arguments: [id.rawValue])
    }

    private func write(
        _ record: CastWork, _ row: Row?, _ journal: inout Journal
    ) throws -> (work: Int64?, characters: [Int64]) {
        let wasThere = row.map { $0["is_gone"] == 0 } ?? false
        let number = try (row?["number"] as Int64?) ?? RowNumbers.next(in: .work, db)
        let id = row.map { Identifier<Work>($0["id"]) } ?? record.work.id
        func values(isGone: Bool) -> [String: JournalValue] {
            WorkRows.row(number, record.work.withID(id), origin: .kept, owner: nil, isGone: isGone)
        }
        if row == nil { try putSilently(.work, values(isGone: true)) }
        try journal.put(.work, values(isGone: false))
        let characters = try writeCast(record, of: number, &journal)
        return (wasThere ? nil : number, characters)
    }

    /// Keeps characters that the online catalogue no longer lists if they have votes or reviews or were added by a
    /// member.
    private func writeCast(_ record: CastWork, of work: Int64, _ journal: inout Journal) throws -> [Int64] {
        let rows = try Row.fetchAll(db.cachedStatement(sql: SQL.cast), arguments: [work])
        var rest = Dictionary(rows.map { ($0["id"] as String, $0) }, uniquingKeysWith: { first, _ in first })
        var added: [Int64] = []
        for (position, character) in record.cast.enumerated() {
            let old = rest.removeValue(forKey: character.id.rawValue)
            if old == nil, try CommunityNumbers.character(character.id, db) != nil { continue }
            let number = try (old?["number"] as Int64?) ?? RowNumbers.next(in: .character, db)
            func values(isGone: Bool) -> [String: JournalValue] {
                WorkRows.row(
                    number, character, work: work, kind: record.work.kind, position: position, origin: .kept,
                    owner: nil, isGone: isGone)
            }
            if old == nil { try putSilently(.character, values(isGone: true)) }
            if old.map({ $0["is_gone"] == 1 }) ?? true { added.append(number) }
            try journal.put(.character, values(isGone: false))
        }
        for row in rest.values.sorted(by: { ($0["number"] as Int64) < $1["number"] })
        where row["is_gone"] == 0 && row["votes"] == 0 && row["reviews"] == 0 {
            try journal.put(
                .character,
                WorkRows.row(
                    row["number"], WorkRows.character(row), work: work, kind: record.work.kind,
                    position: row["position"], origin: .kept, owner: nil, isGone: true))
        }
        return added
    }

    /// Writes an initial row outside the step, so that an undo does not delete it.
    private func putSilently(_ table: JournaledTable, _ row: [String: JournalValue]) throws {
        var journal = try Journal(db, profile: profile)
        try journal.put(table, row)
    }

    private func link(_ work: OnlineWork, to id: Identifier<Work>, _ journal: inout Journal) throws {
        try journal.put(.externalID, ExternalIDRows.row(work.id, .work(id), keptAt: now))
        for other in work.otherIDs where try ExternalIDRows.target(of: other, db) == nil {
            try journal.put(.externalID, ExternalIDRows.row(other, .work(id), keptAt: nil))
        }
    }

    private func tell(_ added: (work: Int64?, characters: [Int64])) throws {
        let watch = try KeywordWatch(db, now: now)
        guard !watch.isIdle else { return }
        if let work = added.work { try watch.tell(ofWork: work, except: profile.rawValue) }
        for number in added.characters {
            try watch.tell(
                ofCharacter: number, ofNew: Set(added.work.map { [$0] } ?? []), except: profile.rawValue)
        }
    }
}

extension KeptWorkWriter {
    enum SQL {
        static func sameTitle(_ column: String) -> String {
            """
            SELECT * FROM work INDEXED BY work_\(column)
            WHERE \(column) = ? AND is_gone = 0 AND year = ? AND kind = ? AND origin = 'catalogue' LIMIT 1
            """
        }
        static let cast = "SELECT * FROM character WHERE work = ? AND origin = 'kept'"
    }
}
