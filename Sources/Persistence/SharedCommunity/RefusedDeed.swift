internal import Domain
internal import GRDB

/// What becomes of a deed that a server refuses for good.
struct RefusedDeed {
    let membership: Int64
    let profile: Identifier<Profile>
    let db: Database

    /// A text that is refused becomes a draft; of the rest the member is told.
    func settle(_ kind: OutboxKind, _ subject: String, _ code: String, at now: Int64) throws {
        switch kind {
        case .review: try draft("review", subject, code, at: now)
        case .comment: try draft("comment", subject, code, at: now)
        case .vote:
            let character = try String.fetchOne(
                db, sql: "SELECT id FROM character WHERE number = ?", arguments: [Int64(subject)])
            try NoticeRows.write(
                .refused(code), of: membership, about: character.map { Identifier($0) }, at: now, db)
        case .wish, .thumb, .request, .report:
            try NoticeRows.write(.refused(code), of: membership, about: nil, at: now, db)
        case .reveal, .reviewLike, .commentLike, .reviewView, .hide, .keyword, .mute, .read:
            break
        }
    }

    private func draft(_ table: String, _ subject: String, _ code: String, at now: Int64) throws {
        let character =
            table == "review"
            ? "review.character" : "(SELECT character FROM review WHERE review.number = comment.review)"
        guard
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT \(table).text, character.id FROM \(table)
                    CROSS JOIN character ON character.number = \(character)
                    WHERE \(table).profile = ? AND \(table).number = ?
                    """, arguments: [profile.rawValue, Int64(subject)])
        else { return }
        let id: String = row["id"]
        let text: String = row["text"]
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO draft (profile, form, subject, title, body, saved_at) VALUES (?, ?, ?, '', ?, ?)
                """, arguments: [profile.rawValue, table, id, text, now])
        try NoticeRows.write(.becameDraft(text), of: membership, about: Identifier(id), at: now, db)
    }
}
