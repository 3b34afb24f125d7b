import CommunityProtocol
import Foundation

/// The sender of operations, not yet authenticated.
struct OperationSender: Sendable {
    let device: KnownDevice
    /// The digest of the device's token.
    let token: Data
    let now: Int64
    /// The offset from the device's clock to the server's, in milliseconds.
    let clockOffset: Int64
    /// Milliseconds until a vote counts; 0 for at once.
    let holdsVotesFor: Int64
}

struct OperationContext: Sendable {
    let member: MemberRecord
    let device: Int64
    let now: Int64
    let clockOffset: Int64
    let holdsVotesFor: Int64

    init(_ sender: OperationSender, member: MemberRecord) {
        self.member = member
        device = sender.device.no
        now = sender.now
        clockOffset = sender.clockOffset
        holdsVotesFor = sender.holdsVotesFor
    }

    /// Converts a device's time to the server's clock, limited to the range from joining to now. Never used for
    /// ordering.
    func time(_ at: Int64) -> Int64 {
        let (corrected, overflow) = at.addingReportingOverflow(clockOffset)
        return max(member.joinedAt, min(overflow ? at : corrected, now))
    }
}

/// Why an action is impossible. Final; later operations do not wait for it.
struct Refusal: Error {
    let code: RefusalCode
}
