internal import CommunitySync
public import Domain
internal import Foundation
internal import GRDB

extension SQLiteCommunityLedger {
    /// Makes a profile a member. What it brings waits to be sent.
    public func join(_ membership: CommunityMembership, bringing baggage: CommunityBaggage) async throws {
        try await database.write { db in
            let profile = membership.member.rawValue
            try db.execute(sql: "DELETE FROM membership WHERE profile = ?", arguments: [profile])
            try db.execute(
                sql: """
                    INSERT INTO membership (profile, address, community, account, device, joined_at)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    profile, membership.address.text, membership.communityName, membership.account.text,
                    membership.device, membership.joinedAt,
                ])
            guard let outbox = try Outbox(of: membership.member, db) else { return }
            try outbox.bring(baggage)
        }
    }

    /// Goes back to the community of this machine. What others wrote there goes; one's own stays.
    public func leave(_ profile: Identifier<Profile>) async throws {
        try await write(for: profile) { row, db in
            let number: Int64 = row["number"]
            try PulledPosts(membership: number, profile: profile, db: db).forget()
            try db.execute(sql: "DELETE FROM membership WHERE number = ?", arguments: [number])
        }
    }

    /// Forgets how far was pulled.
    public func resetCursor(of profile: Identifier<Profile>) async throws {
        try await write(for: profile) { row, db in
            try db.execute(
                sql: "UPDATE membership SET cursor = 0 WHERE number = ?", arguments: [row["number"] as Int64])
        }
    }

    /// Answers whether to send again what a restored server lost: all of one's own then waits to be sent.
    public func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>) async throws {
        try await write(for: profile) { row, db in
            try db.execute(
                sql: "UPDATE membership SET standing = 'active', lost = 0 WHERE number = ?",
                arguments: [row["number"] as Int64])
            if sendsAgain {
                try Outbox(of: profile, db)?.bring(CommunityBaggage(votes: true, wishes: true, reviews: true))
            }
        }
    }
}

extension Outbox {
    /// Puts what stands in the store into the outbox.
    func bring(_ baggage: CommunityBaggage) throws {
        if baggage.votes {
            try bring(.vote, "SELECT character FROM vote WHERE profile = ? ORDER BY voted_at, number")
            try bring(.reveal, "SELECT character FROM revealed WHERE profile = ? ORDER BY character")
        }
        if baggage.wishes {
            try bring(.wish, "SELECT work FROM wish WHERE profile = ? ORDER BY wished_at, number")
            try bring(.thumb, "SELECT work FROM thumb WHERE profile = ? ORDER BY work")
        }
        if baggage.reviews {
            try bring(.review, "SELECT number FROM review WHERE profile = ? AND is_deleted = 0 ORDER BY number")
        }
        try bring(
            .keyword, "SELECT kind || ':' || text FROM keyword WHERE profile = ? ORDER BY kind DESC, added_at, text")
        try bring(.mute, "SELECT kind FROM inbox_mute WHERE profile = ? ORDER BY kind")
    }

    private func bring(_ kind: OutboxKind, _ sql: String) throws {
        for subject in try String.fetchAll(db, sql: sql, arguments: [profile.rawValue]) {
            if kind == .review { try RemoteIDs(membership: membership, db: db).ensure(kind, subject) }
            try note(kind, subject)
        }
    }
}
