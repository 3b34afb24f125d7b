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
            return try CommunityNumbers.page(rows, limit: limit, by: "number")
                .compactMap { try InboxRows.item($0, db) }
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

    @discardableResult
    package func request(
        title: String, name: String, kind: WorkKind, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> CharacterRequest? {
        let title = PlainText.line(title, limit: CharacterRequest.longestTitle)
        let name = PlainText.line(name, limit: CharacterRequest.longestName)
        guard !title.isEmpty, !name.isEmpty else { return nil }
        return try await database.write { db in
            var journal = try Journal(db, profile: profile)
            let number = try RowNumbers.next(in: .characterRequest, db)
            let request = CharacterRequest(
                id: Identifier(String(number)), title: title, name: name, kind: kind, requestedAt: now)
            try journal.put(.characterRequest, Self.row(number, request, character: nil, profile.rawValue))
            try journal.record("request.add", subjects: [])
            return request
        }
    }

    package func requests(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterRequest> {
        try await database.read { db in
            let rows = try Row.fetchAll(
                db, SQL.requestPage,
                [profile.rawValue, last.key(0, or: .max), CommunityNumbers.oneMore(limit)])
            return try CommunityNumbers.page(rows, limit: limit, by: "number").map { try InboxRows.request($0, db) }
        }
    }

    @discardableResult
    package func withdraw(
        _ id: Identifier<CharacterRequest>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await answer(id, .withdrawn, nil, of: profile, at: now)
    }

    package func fulfil(
        _ id: Identifier<CharacterRequest>, with character: Identifier<WorkCharacter>, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws {
        _ = try await answer(id, .own, character, of: profile, at: now)
    }

    private func answer(
        _ id: Identifier<CharacterRequest>, _ status: RequestStatus, _ character: Identifier<WorkCharacter>?,
        of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        guard let number = RowNumbers.number(id) else { return false }
        return try await database.write { db in
            guard
                let row = try Row.fetchOne(
                    db, "SELECT * FROM character_request WHERE number = ? AND profile = ? AND status = 'open'",
                    [number, profile.rawValue])
            else { return false }
            let old = try InboxRows.request(row, db)
            let place = try character.flatMap { try CommunityNumbers.character($0, db) }
            let answered = CharacterRequest(
                id: old.id, title: old.title, name: old.name, kind: old.kind, status: status,
                requestedAt: old.requestedAt, answeredAt: now, character: character)
            var journal = try Journal(db, profile: profile)
            try journal.put(.characterRequest, Self.row(number, answered, character: place, profile.rawValue))
            return try journal.record("request.\(status.rawValue)", subjects: [])
        }
    }

    private static func row(
        _ number: Int64, _ request: CharacterRequest, character: Int64?, _ profile: String
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "profile": .text(profile), "title": .text(request.title),
            "name": .text(request.name), "kind": .text(request.kind.rawValue), "status": .text(request.status.rawValue),
            "requested_at": .integer(request.requestedAt), "answered_at": .optional(request.answeredAt),
            "character": .optional(character),
        ]
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

enum InboxRows {
    /// Reads an item from the columns of `SQLiteInboxRepository.SQL.inboxPage`; nil if its subject is gone.
    static func item(_ row: Row, _ db: Database) throws -> InboxItem? {
        guard let subject = try subject(row, db) else { return nil }
        let actor: String? = row["actor"]
        let nickname = try actor.flatMap {
            try String.fetchOne(db, ProfileRows.SQL.nickname, [$0])
        }
        return InboxItem(
            id: Identifier(String(row["number"] as Int64)), subject: subject,
            actor: actor.flatMap { id in nickname.map { CommunityRows.member(id, $0, nil) } }, at: row["at"],
            isRead: row["is_read"])
    }

    static func request(_ row: Row, _ db: Database) throws -> CharacterRequest {
        CharacterRequest(
            id: Identifier(String(row["number"] as Int64)), title: row["title"], name: row["name"],
            kind: WorkKind(rawValue: row["kind"]) ?? .film, status: RequestStatus(rawValue: row["status"]) ?? .open,
            requestedAt: row["requested_at"], answeredAt: row["answered_at"],
            character: try CommunityNumbers.characterID(row["character"] as Int64?, db))
    }

    private static func subject(_ row: Row, _ db: Database) throws -> InboxSubject? {
        let review = (row["review"] as Int64?).map { Identifier<Review>(String($0)) }
        let comment = (row["comment"] as Int64?).map { Identifier<Comment>(String($0)) }
        switch InboxKind(rawValue: row["kind"]) {
        case .comment:
            guard let review, let comment, let name = try characterName(row["review"], db) else { return nil }
            return .comment(comment, review: review, character: name)
        case .like:
            guard let review, let name = try characterName(row["review"], db) else { return nil }
            return comment.map { .commentLike($0, review: review, character: name) }
                ?? .reviewLike(review, character: name)
        case .request:
            return try Row.fetchOne(db, "SELECT * FROM character_request WHERE number = ?", [row["request"] as Int64?])
                .map { .request(try request($0, db)) }
        case .keyword: return try keyword(row, db)
        case nil: return nil
        }
    }

    private static func keyword(_ row: Row, _ db: Database) throws -> InboxSubject? {
        let found = try Row.fetchOne(
            db, "SELECT \(CommunityRows.SQL.referenceColumns) FROM work WHERE number = ?", [row["work"] as Int64?])
        guard let work = found.map(CommunityRows.reference) else { return nil }
        if let type = CommunityRows.type(row["type"]) { return .type(type, work: work) }
        guard let keyword: String = row["keyword"] else { return nil }
        guard let number: Int64 = row["character"] else { return .work(work, keyword: keyword) }
        return try Row.fetchOne(db, "SELECT id, name_en, name_ko FROM character WHERE number = ?", [number]).map {
            .character(Identifier($0["id"]), name: DrinkRows.text($0, "name"), work: work, keyword: keyword)
        }
    }

    private static func characterName(_ review: Int64?, _ db: Database) throws -> LocalizedText? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT name_en, name_ko FROM character
                WHERE number = (SELECT character FROM review WHERE number = ? AND is_deleted = 0)
                """, arguments: [review]
        ).map { DrinkRows.text($0, "name") }
    }
}
