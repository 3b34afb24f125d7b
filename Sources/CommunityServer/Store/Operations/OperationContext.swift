import CommunityProtocol
import Domain
import Foundation

/// The sender of operations, not yet authenticated.
struct OperationSender: Sendable {
    let device: KnownDevice
    /// The digest of the device's token.
    let token: Data
    let now: Int64
    /// The offset from the device's clock to the server's, in milliseconds.
    let clockOffset: Int64
    /// Milliseconds until a vote counts; 0: immediately.
    let holdsVotesFor: Int64
}

struct OperationContext: Sendable {
    let sender: OperationSender
    let member: MemberRecord

    var device: Int64 { sender.device.no }
    var now: Int64 { sender.now }

    private static let newcomerDays: Int64 = 7

    /// Whether the member joined an open server less than a week ago; see `NewcomerQuota`.
    var isNewcomer: Bool { sender.holdsVotesFor > 0 && now - member.joinedAt < Self.newcomerDays * UTCDate.day }

    /// Converts a device's time to the server's clock, limited to the range from joining to now. Never used for
    /// ordering.
    func time(_ at: Int64) -> Int64 {
        let (corrected, overflow) = at.addingReportingOverflow(sender.clockOffset)
        return max(member.joinedAt, min(overflow ? at : corrected, now))
    }
}

/// The reason why an action is impossible. It is final: later operations do not wait for it.
struct Refusal: Error {
    let code: RefusalCode
}

/// The limits of a new account on an open server, for everything but votes and wishes.
struct NewcomerQuota {
    private static let (posts, works, reports, likes) = (20, 3, 10, 200)

    let db: any SQLConnection
    let member: Int64

    /// Throws `Refusal`.
    func check(_ action: MemberAction) throws {
        switch action {
        case .post(let entry):
            try require("SELECT count(*) AS n FROM post WHERE author = ? AND id <> ?", entry.id, Self.posts)
        case .publish(let work):
            try require(
                "SELECT count(*) AS n FROM work WHERE publisher = ? AND id <> ?", work.work.id.rawValue, Self.works)
        case .cast(let work, _):
            try require(
                """
                SELECT count(DISTINCT character.work) AS n FROM own JOIN character ON character.id = own.key
                JOIN work ON work.no = character.work WHERE own.member = ? AND own.kind = 'cast' AND work.id <> ?
                """, work.rawValue, Self.works)
        case .report(let post, _, _):
            try require(
                """
                SELECT count(*) AS n FROM report JOIN post ON post.no = report.post
                WHERE report.member = ? AND post.id <> ?
                """, post, Self.reports)
        case .like(let post, true):
            try require(
                """
                SELECT count(*) AS n FROM liked JOIN post ON post.no = liked.post
                WHERE liked.member = ? AND post.id <> ?
                """, post, Self.likes)
        default: break
        }
    }

    /// `subject` is left out of the count, because changing what exists is always allowed.
    private func require(_ sql: String, _ subject: String, _ most: Int) throws {
        guard try db.oneRow(sql, member, subject).int("n") < most else { throw Refusal(code: .full) }
    }
}
