import CommunitySync
package import Domain
import GRDB

/// The tables' triggers add items for the actions of other members.
package struct SQLiteInboxRepository: InboxRepository {
    let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func items(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<InboxItem> {
        await database.noteView(of: .inbox, Viewer(profile))
        return try await database.read { db in
            let rows = try Row.fetchAll(
                db, SQL.inboxPage,
                [
                    "me": profile.rawValue, "sees_all": false, "before": last.key(0, or: .max),
                    "limit": CommunityNumbers.oneMore(limit),
                ])
            let page = CommunityNumbers.page(rows, limit: limit, by: "number")
            return Page(rows: try page.rows.compactMap { try InboxRows.item($0, db) }, next: page.next)
        }
    }

    package func unreadCount(of profile: Identifier<Profile>) async throws -> CappedCount {
        await database.noteView(of: .inbox, Viewer(profile))
        return try await database.read { db in
            CappedCount(
                try Row.fetchAll(
                    db, SQL.inboxUnread, ["me": profile.rawValue, "sees_all": false, "limit": CappedCount.most]
                ).count)
        }
    }

    @discardableResult
    package func setRead(
        _ isRead: Bool, _ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>
    ) async throws -> Int {
        try await database.write { db in
            let others = try Int64.fetchAll(
                db, "SELECT number FROM inbox_item WHERE profile = ? AND is_read <> ? ORDER BY number",
                [profile.rawValue, isRead])
            let chosen = ids.map { Set(RowNumbers.numbers($0)) }
            let changed = others.filter { chosen?.contains($0) != false }
            for number in changed {
                try db.execute("UPDATE inbox_item SET is_read = ? WHERE number = ?", [isRead, number])
                try Outbox.note(.read, number, of: profile, db)
            }
            return changed.count
        }
    }

    @discardableResult
    package func clear(_ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>) async throws -> Int {
        try await database.write { db in
            let own = try Int64.fetchAll(db, "SELECT number FROM inbox_item WHERE profile = ?", [profile.rawValue])
            let chosen = ids.map { Set(RowNumbers.numbers($0)) }
            var journal = try Journal(db, profile: profile)
            for number in own where chosen?.contains(number) != false {
                try journal.remove(.inboxItem, key: ["number": .integer(number)])
            }
            try journal.record("inbox.clear", subjects: [])
            return journal.changes.count
        }
    }

    package func mutedKinds(of profile: Identifier<Profile>) async throws -> Set<InboxKind> {
        try await database.read { db in
            let kinds = try String.fetchAll(db, "SELECT kind FROM inbox_mute WHERE profile = ?", [profile.rawValue])
            return Set(kinds.compactMap(InboxKind.init(rawValue:)))
        }
    }

    package func setMuted(_ isMuted: Bool, _ kind: InboxKind, of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            try ProfileRows.ensure(profile, db)
            try db.execute(
                isMuted
                    ? "INSERT OR IGNORE INTO inbox_mute (profile, kind) VALUES (?, ?)"
                    : "DELETE FROM inbox_mute WHERE profile = ? AND kind = ?", [profile.rawValue, kind.rawValue])
            if db.changesCount > 0 { try Outbox.note(.mute, kind.rawValue, of: profile, db) }
        }
    }

    package func keywords(of profile: Identifier<Profile>) async throws -> [WatchedKeyword] {
        try await database.rows(SQL.keywords, [profile.rawValue]) { row in
            row["kind"] == "word" ? .word(row["text"]) : (try? MBTI(text: row["text"])).map { .type($0) }
        }
    }

    @discardableResult
    package func watch(
        _ keyword: WatchedKeyword, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> KeywordChange {
        let (kind, text) = Self.columns(keyword)
        return try await database.write { db in
            let known = try String.fetchAll(
                db, "SELECT text FROM keyword WHERE profile = ? AND kind = ?", [profile.rawValue, kind])
            if known.contains(where: { Folding.folded($0) == Folding.folded(text) }) { return .unchanged }
            guard known.count < WatchedKeyword.most else { return .full }
            var journal = try Journal(db, profile: profile)
            try journal.put(
                .keyword,
                [
                    "profile": .text(profile.rawValue), "kind": .text(kind), "text": .text(text),
                    "added_at": .integer(now),
                ])
            try journal.record("keyword.add", subjects: [])
            return .added
        }
    }

    @discardableResult
    package func unwatch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>) async throws -> Bool {
        let (kind, text) = Self.columns(keyword)
        return try await database.step("keyword.remove", of: profile) { journal in
            try journal.remove(
                .keyword, key: ["profile": .text(profile.rawValue), "kind": .text(kind), "text": .text(text)])
        }
    }

    private static func columns(_ keyword: WatchedKeyword) -> (kind: String, text: String) {
        switch keyword {
        case .word(let word): ("word", word)
        case .type(let type): ("type", type.text)
        }
    }

    enum SQL {
        static let inboxPage = """
            SELECT number, kind, review, comment, request, work, character, keyword, type, actor, at, is_read
            FROM inbox_item WHERE profile = :me AND number < :before AND \(isShown)
            ORDER BY number DESC LIMIT :limit
            """
        static let inboxUnread =
            "SELECT 1 FROM inbox_item WHERE profile = :me AND is_read = 0 AND \(isShown) LIMIT :limit"
        /// Hides a notice by type while it would reveal a character's type (`CommunityRows.SQL.isUndisclosed`). Also
        /// hides it once a hidden character of the work is listed under another type than guessed: the notice and the
        /// list together would reveal more.
        private static let isShown = """
            (inbox_item.type IS NULL OR \(CommunityRows.SQL.isUndisclosed("inbox_item.work")) AND NOT EXISTS (
                SELECT 1 FROM character AS moved WHERE moved.work = inbox_item.work AND moved.is_gone = 0
                    AND moved.shelf_type IS NOT moved.guess AND \(CommunityRows.SQL.isHidden("moved"))))
            """
        static let keywords = "SELECT kind, text FROM keyword WHERE profile = ? ORDER BY kind DESC, added_at, text"
        static let requestPage = """
            SELECT * FROM character_request WHERE profile = ? AND number < ? ORDER BY number DESC LIMIT ?
            """
    }
}
