package import Domain
import GRDB

package struct SQLiteCommunityMarksRepository: CommunityMarksRepository {
    let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    @discardableResult
    package func setWished(
        _ isWished: Bool, _ work: Identifier<Work>, by member: Author, at now: Int64
    ) async throws -> Bool {
        try await database.write { db in
            let number = try Self.number(of: work, for: member.id, db)
            let old = try Self.row(of: "wish", number, member.id, db)
            guard isWished != (old != nil) else { return false }
            var journal = try Journal(db, profile: member.id)
            if let old {
                try journal.remove(.wish, key: ["number": .integer(old)])
            } else {
                try journal.put(.wish, Self.wish(RowNumbers.next(in: .wish, db), number, by: member, at: now))
            }
            return try journal.record(isWished ? "work.wish" : "work.unwish", subjects: [work.rawValue])
        }
    }

    @discardableResult
    package func setThumb(
        _ thumb: Thumb?, _ work: Identifier<Work>, by member: Author, at now: Int64
    ) async throws -> Bool {
        try await database.write { db in
            let number = try Self.number(of: work, for: member.id, db)
            let old = try Self.row(of: "thumb", number, member.id, db)
            let current = try Int.fetchOne(db, SQL.thumbOf, [member.id.rawValue, number])
            guard thumb?.rawValue != current else { return false }
            var journal = try Journal(db, profile: member.id)
            if let thumb {
                let row = try Self.thumb(old ?? RowNumbers.next(in: .thumb, db), number, thumb, by: member, at: now)
                try journal.put(.thumb, row)
            } else if let old {
                try journal.remove(.thumb, key: ["number": .integer(old)])
            }
            return try journal.record(thumb == nil ? "work.unthumb" : "work.thumb", subjects: [work.rawValue])
        }
    }

    @discardableResult
    package func add(_ watching: Watching, of profile: Identifier<Profile>) async throws -> WatchedEntry {
        try await database.write { db in
            guard
                let work = try Row.fetchOne(db, SQL.work, [watching.work.rawValue]),
                try CommunityNumbers.work(watching.work, for: profile, db) != nil
            else { throw NotFound(id: watching.work.rawValue) }
            var journal = try Journal(db, profile: profile)
            let number = try RowNumbers.next(in: .watched, db)
            try journal.put(.watched, Self.row(number, watching, work["work_number"], profile))
            try Self.endWish(for: work["work_number"], of: profile, &journal)
            try journal.record("watched.add", subjects: [watching.work.rawValue])
            return WatchedEntry(
                id: Identifier(String(number)), watching: watching, work: CommunityRows.reference(work))
        }
    }

    @discardableResult
    package func update(_ entry: WatchedEntry, of profile: Identifier<Profile>) async throws -> Bool {
        guard let number = RowNumbers.number(entry.id) else { return false }
        return try await database.write { db in
            guard try Self.isOwn(number, profile, db),
                let named = try CommunityNumbers.work(entry.watching.work, db)
            else { return false }
            // An entry of a work merged into this one keeps the work it was written for.
            let old = try Int64.fetchOne(db, "SELECT work FROM watched WHERE number = ?", [number])
            let work =
                try old.flatMap { old in
                    try MergedWorks(of: profile, db).present(number: old, in: "work") == named ? old : nil
                } ?? named
            var journal = try Journal(db, profile: profile)
            try journal.put(.watched, Self.row(number, entry.watching, work, profile))
            return try journal.record("watched.change", subjects: [entry.watching.work.rawValue])
        }
    }

    @discardableResult
    package func remove(_ id: Identifier<WatchedEntry>, of profile: Identifier<Profile>) async throws -> Bool {
        guard let number = RowNumbers.number(id) else { return false }
        return try await database.write { db in
            guard try Self.isOwn(number, profile, db) else { return false }
            let work = try String.fetchOne(
                db, "SELECT id FROM work WHERE number = (SELECT work FROM watched WHERE number = ?)", [number])
            var journal = try Journal(db, profile: profile)
            try journal.remove(.watched, key: ["number": .integer(number)])
            return try journal.record("watched.remove", subjects: [work ?? ""])
        }
    }

    package func watched(
        of profile: Identifier<Profile>, work: Identifier<Work>?, after last: ListMark?, limit: Int
    ) async throws -> Page<WatchedEntry> {
        try await database.read { db in
            let merged = try MergedWorks(of: profile, db)
            let works = try work.map { try merged.numbers(of: $0) } ?? []
            let rows = try Row.fetchAll(
                db, SQL.watchedPage(of: works),
                [profile.rawValue] + StatementArguments(works) + CommunityNumbers.newest(last, limit))
            let page = CommunityNumbers.page(rows, limit: limit, by: "watched_at", "number")
            return try page.map { row in
                let work = try merged.work(of: row)
                return WatchedEntry(
                    id: Identifier(String(row["number"] as Int64)),
                    watching: Self.watching(row, of: work.id), work: work)
            }
        }
    }

    private static func number(
        of work: Identifier<Work>, for profile: Identifier<Profile>, _ db: Database
    ) throws -> Int64 {
        guard let number = try CommunityNumbers.work(work, for: profile, db) else { throw NotFound(id: work.rawValue) }
        return number
    }

    static func wish(_ number: Int64, _ work: Int64, by member: Author, at now: Int64) -> [String: JournalValue] {
        [
            "number": .integer(number), "work": .integer(work), "profile": .text(member.id.rawValue),
            "type": .optional(member.type?.code), "wished_at": .integer(now),
        ]
    }

    static func thumb(
        _ number: Int64, _ work: Int64, _ thumb: Thumb, by member: Author, at now: Int64
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "work": .integer(work), "profile": .text(member.id.rawValue),
            "type": .optional(member.type?.code), "thumb": .integer(Int64(thumb.rawValue)), "said_at": .integer(now),
        ]
    }

    private static func row(
        of table: String, _ work: Int64, _ profile: Identifier<Profile>, _ db: Database
    ) throws -> Int64? {
        try Int64.fetchOne(db, "SELECT number FROM \(table) WHERE profile = ? AND work = ?", [profile.rawValue, work])
    }

    private static func isOwn(_ number: Int64, _ profile: Identifier<Profile>, _ db: Database) throws -> Bool {
        try String.fetchOne(db, "SELECT profile FROM watched WHERE number = ?", [number])
            == profile.rawValue
    }

    static func row(
        _ number: Int64, _ watching: Watching, _ work: Int64, _ profile: Identifier<Profile>
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "profile": .text(profile.rawValue), "work": .integer(work),
            "watched_at": .integer(watching.watchedAt), "rating": .optional(watching.rating?.halves),
            "note": .optional(watching.note), "drink": .optional(watching.drink?.rawValue),
            "is_rewatch": watching.isRewatch ? .integer(1) : .none, "tags": .optional(NameLines.text(watching.tags)),
        ]
    }

    /// Removes the wish for a watched work, as a part of the same step.
    static func endWish(for work: Int64, of profile: Identifier<Profile>, _ journal: inout Journal) throws {
        if let wish = try row(of: "wish", work, profile, journal.db) {
            try journal.remove(.wish, key: ["number": .integer(wish)])
        }
    }

    static func watching(_ row: Row, of work: Identifier<Work>) -> Watching {
        Watching(
            work: work, watchedAt: row["watched_at"], rating: (row["rating"] as Int?).flatMap { Rating(halves: $0) },
            note: row["note"], drink: (row["drink"] as String?).map { Identifier($0) },
            isRewatch: row["is_rewatch"] == 1,
            tags: NameLines.names(row["tags"]))
    }

    package func lists(
        of profile: Identifier<Profile>, containing work: Identifier<Work>?
    ) async throws -> [WorkList] {
        try await database.read { db in
            let works = try work.map { try MergedWorks(of: profile, db).numbers(of: $0) } ?? []
            return try Row.fetchAll(
                db, SQL.lists(containing: works), [profile.rawValue] + StatementArguments(works)
            ).map { WorkList(name: $0["name"], count: $0["count"]) }
        }
    }

    package func works(in list: String, of profile: Identifier<Profile>) async throws -> [ListedWork] {
        try await database.read { db in
            let merged = try MergedWorks(of: profile, db)
            return try Row.fetchAll(db, SQL.listed, [profile.rawValue, list])
                .enumerated().map { index, row in
                    ListedWork(
                        work: try merged.work(of: row),
                        place: WorkListPlace(list: list, position: index + 1, note: row["note"]))
                }
        }
    }

    enum SQL {
        static let thumbOf = "SELECT thumb FROM thumb WHERE profile = ? AND work = ?"
        static let work = """
            SELECT work.number AS work_number, \(CommunityRows.SQL.referenceColumns) FROM work WHERE id = ?
            """
        /// - Parameter works: empty for all works.
        static func watchedPage(of works: [Int64]) -> String {
            """
            SELECT watched.number, watched.watched_at, watched.rating, watched.note, watched.drink,
                watched.is_rewatch, watched.tags,
                \(CommunityRows.SQL.referenceColumns)
            FROM watched CROSS JOIN work ON work.number = watched.work
            WHERE watched.profile = ?
                \(works.isEmpty ? "" : "AND watched.work IN (\(databaseQuestionMarks(count: works.count)))")
                AND (watched.watched_at, watched.number) < (?, ?)
            ORDER BY watched.watched_at DESC, watched.number DESC LIMIT ?
            """
        }

        static let listed = """
            SELECT work_list.note, \(CommunityRows.SQL.referenceColumns)
            FROM work_list CROSS JOIN work ON work.number = work_list.work
            WHERE work_list.profile = ? AND work_list.name = ? ORDER BY work_list.position, work_list.work
            """

        /// - Parameter works: empty for all lists.
        static func lists(containing works: [Int64]) -> String {
            let condition =
                works.isEmpty
                ? "" : "HAVING max(work_list.work IN (\(databaseQuestionMarks(count: works.count)))) = 1"
            return """
                SELECT name, count(*) AS count FROM work_list WHERE profile = ? GROUP BY name \(condition) ORDER BY name
                """
        }
    }
}
