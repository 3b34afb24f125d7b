package import CommunitySync
package import Domain
import Foundation
import GRDB

extension SQLiteCommunityLedger {
    /// Seconds a page is kept after it was last requested.
    private static let longestKept: Int64 = 90 * 86_400

    /// The default limit for the pages of all communities together, in bytes.
    package static let mostBytes = 200 << 20

    package func store(
        _ answer: CommunityAnswer, to resource: CommunityResource, tag: String?, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws {
        try await write(for: profile) { [mostBytes] _, number, db in
            let scope = MembershipScope(membership: number, profile: profile, db: db)
            let size = try CrowdWriter(scope: scope, askedAt: now).write(answer, to: resource)
            let pages = ForgottenPages(db: db)
            if case .more(let known) = resource {
                try db.execute(
                    "UPDATE crowd_page SET next = ?, size = size + ? WHERE membership = ? AND resource = ?",
                    [answer.next, size, number, known.key])
                return try pages.forget(beyond: mostBytes, except: known, of: number)
            }
            try db.execute(
                sql: """
                    INSERT INTO crowd_page (membership, resource, asked_at, tag, size, next) VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (membership, resource) DO UPDATE SET asked_at = excluded.asked_at, tag = excluded.tag,
                        size = excluded.size, next = excluded.next
                    """, arguments: [number, resource.key, now, tag, size, answer.next])
            try pages.forget(before: now - Self.longestKept)
            try pages.forget(beyond: mostBytes, except: resource, of: number)
        }
    }

    package func forgetShownVotes(of profile: Identifier<Profile>) async throws {
        try await write(for: profile) { _, number, db in
            try db.execute("UPDATE crowd_action SET type = NULL WHERE membership = ?", [number])
            try db.execute("UPDATE crowd_member SET shows_votes = 0 WHERE membership = ?", [number])
            try db.execute(
                """
                UPDATE crowd_page SET tag = NULL, asked_at = asked_at - ?
                WHERE membership = ? AND resource LIKE '/v1/members/%'
                """, [CommunityResource.age, number])
        }
    }

    package func confirm(_ resource: CommunityResource, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await write(for: profile) { _, number, db in
            try db.execute(
                "UPDATE crowd_page SET asked_at = ? WHERE membership = ? AND resource = ?", [now, number, resource.key])
        }
    }
}
