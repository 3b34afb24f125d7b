internal import Domain
internal import GRDB

/// Keeps an own text that does not stand in a community as a draft, and tells the member. A review's is kept by its
/// character, a comment's by the review it is below.
struct LostText {
    let membership: Int64
    let profile: Identifier<Profile>
    let db: Database

    /// What is written here; nil for what is not the member's.
    func text(of kind: OutboxKind, _ number: Int64) throws -> String? {
        try row(kind, number)?["text"]
    }

    /// Keeps what is written here now.
    ///
    /// - Parameter isTold: whether the member is told; not of what they chose themselves.
    func keep(_ kind: OutboxKind, _ number: Int64, at now: Int64, isTold: Bool = true) throws {
        guard let row = try row(kind, number) else { return }
        let character: String = row["character"]
        let text: String = row["text"]
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO draft (profile, form, subject, title, body, saved_at) VALUES (?, ?, ?, '', ?, ?)
                """,
            arguments: [
                profile.rawValue, kind.rawValue, kind == .review ? character : String(row["parent"] as Int64), text,
                now,
            ])
        guard isTold else { return }
        try NoticeRows.write(.becameDraft(text), of: membership, about: Identifier(character), at: now, db)
    }

    private func row(_ kind: OutboxKind, _ number: Int64) throws -> Row? {
        try Row.fetchOne(
            db.cachedStatement(sql: kind == .review ? SQL.review : SQL.comment), arguments: [profile.rawValue, number])
    }
}

extension LostText {
    enum SQL {
        static let review = """
            SELECT review.text, character.id AS character, review.character AS parent FROM review
            CROSS JOIN character ON character.number = review.character
            WHERE review.profile = ? AND review.number = ?
            """
        static let comment = """
            SELECT comment.text, character.id AS character, comment.review AS parent FROM comment
            CROSS JOIN review ON review.number = comment.review
            CROSS JOIN character ON character.number = review.character
            WHERE comment.profile = ? AND comment.number = ?
            """
    }
}
