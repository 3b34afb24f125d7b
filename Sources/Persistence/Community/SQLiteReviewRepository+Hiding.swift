package import Domain
import GRDB

extension SQLiteReviewRepository {
    @discardableResult
    package func setHidden(
        _ isHidden: Bool, _ target: HideTarget, for profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        let (kind, text) = Self.columns(target)
        return try await database.write { db in
            let key: [String: JournalValue] = [
                "profile": .text(profile.rawValue), "kind": .text(kind), "target": .text(text),
            ]
            let isThere = try Bool.fetchOne(
                db, "SELECT 1 FROM hidden WHERE profile = ? AND kind = ? AND target = ?",
                [profile.rawValue, kind, text])
            guard isHidden != (isThere ?? false) else { return false }
            var journal = try Journal(db, profile: profile)
            if isHidden {
                try journal.put(.hidden, key.merging(["hidden_at": .integer(now)]) { first, _ in first })
            } else {
                try journal.remove(.hidden, key: key)
            }
            return try journal.record(isHidden ? "hide.\(kind)" : "hide.show", subjects: [])
        }
    }

    /// Leaves out what no longer exists.
    package func hidden(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<HiddenItem> {
        // The lists are short; the mark counts rows, so that one key works for all three kinds.
        let skipped = Int(clamping: last.key(0, or: 0))
        return try await database.read { db in
            let rows = try Row.fetchAll(
                db, SQL.hiddenPage, [profile.rawValue, skipped + CommunityNumbers.oneMore(limit)]
            ).dropFirst(skipped)
            return try CommunityNumbers.page(Array(rows), limit: limit) { _ in ListMark([Int64(skipped + limit)]) }
                .compactMap { try Self.item($0, db) }
        }
    }

    private static func item(_ row: Row, _ db: Database) throws -> HiddenItem? {
        let text: String = row["target"]
        switch row["kind"] as String {
        case "author":
            let name = try String.fetchOne(db, ProfileRows.SQL.nickname, [text])
            return name.map {
                HiddenItem(
                    target: .author(Identifier(text)), author: CommunityRows.member(text, $0, nil), character: nil,
                    hiddenAt: row["hidden_at"])
            }
        case "review": return try post(.review(Identifier(text)), row, "review.character", "review", db)
        default:
            return try post(
                .comment(Identifier(text)), row,
                "(SELECT character FROM review WHERE review.number = comment.review)", "comment", db)
        }
    }

    private static func post(
        _ target: HideTarget, _ row: Row, _ character: String, _ table: String, _ db: Database
    ) throws -> HiddenItem? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT \(table).profile, profile.nickname, \(table).author_type, character.name_en, character.name_ko
                FROM \(table) CROSS JOIN profile ON profile.id = \(table).profile
                CROSS JOIN character ON character.number = \(character) WHERE \(table).number = ?
                """, arguments: [Int64(row["target"] as String) ?? -1]
        ).map {
            HiddenItem(
                target: target, author: CommunityRows.member($0["profile"], $0["nickname"], $0["author_type"]),
                character: DrinkRows.text($0, "name"), hiddenAt: row["hidden_at"])
        }
    }

    private static func columns(_ target: HideTarget) -> (kind: String, text: String) {
        switch target {
        case .review(let id): ("review", id.rawValue)
        case .comment(let id): ("comment", id.rawValue)
        case .author(let id): ("author", id.rawValue)
        }
    }

    @discardableResult
    package func report(
        _ id: Identifier<Review>, _ report: Report, by profile: Identifier<Profile>
    ) async throws -> Report {
        guard let number = RowNumbers.number(id) else { throw PostProblem.gone }
        return try await database.write { db in
            try Self.expect(number, db)
            if let first = try Self.report(number, profile, db) { return first }
            var journal = try Journal(db, profile: profile)
            try journal.put(
                .report,
                [
                    "profile": .text(profile.rawValue), "review": .integer(number),
                    "reason": .text(report.reason.rawValue), "text": .optional(report.text),
                    "reported_at": .integer(report.reportedAt),
                ])
            // A server cannot be asked to forget a report.
            if let outbox = try Outbox(of: profile, db) {
                try outbox.note(.report, String(number))
            } else {
                try journal.record("report.add", subjects: [])
            }
            return report
        }
    }

    package func report(on id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Report? {
        guard let number = RowNumbers.number(id) else { return nil }
        return try await database.read { db in try Self.report(number, profile, db) }
    }

    private static func report(_ review: Int64, _ profile: Identifier<Profile>, _ db: Database) throws -> Report? {
        try Row.fetchOne(db, SQL.reportOf, [profile.rawValue, review]).map {
            Report(
                reason: ReportReason(rawValue: $0["reason"]) ?? .other, text: $0["text"], reportedAt: $0["reported_at"])
        }
    }
}
