internal import CommunityProtocol
internal import Domain
internal import GRDB

/// Reviews and comments of a community on a server as rows of this machine. Their authors are profiles without an account.
struct PulledPosts {
    let membership: Int64
    let profile: Identifier<Profile>
    let db: Database

    /// Takes away what others wrote there, and the authors nobody else needs.
    func forget() throws {
        for (kind, table) in [(OutboxKind.comment, "comment"), (.review, "review")] {
            try db.execute(
                sql: """
                    DELETE FROM \(table) WHERE profile <> ? AND number IN (
                        SELECT number FROM remote_id WHERE membership = ? AND kind = ?)
                    """, arguments: [profile.rawValue, membership, kind.rawValue])
        }
        for table in ["crowd_action", "crowd_member"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE membership = ?", arguments: [membership])
        }
        try db.execute(sql: SQL.forgetAuthors)
    }
}

extension PulledPosts {
    enum SQL {
        static let forgetAuthors = """
            DELETE FROM profile WHERE id LIKE 'm-%'
                AND NOT EXISTS (SELECT 1 FROM account WHERE account.profile = profile.id)
                AND NOT EXISTS (SELECT 1 FROM review WHERE review.profile = profile.id)
                AND NOT EXISTS (SELECT 1 FROM comment WHERE comment.profile = profile.id)
                AND NOT EXISTS (SELECT 1 FROM crowd_member WHERE crowd_member.profile = profile.id)
            """
    }
}
