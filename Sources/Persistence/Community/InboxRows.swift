import Domain
import GRDB

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
