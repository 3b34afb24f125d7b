import CommunityProtocol
import Foundation

/// Whose operations come, before it is known whether they may.
struct OperationSender: Sendable {
    let device: KnownDevice
    /// The digest of what the device showed.
    let token: Data
    let now: Int64
    /// What is added to the device's clock to have the server's.
    let clockOffset: Int64
    /// Milliseconds until a vote counts; 0 for at once.
    let holdsVotesFor: Int64
}

/// Who does something, on what, and when.
struct OperationContext: Sendable {
    let member: MemberRecord
    let device: Int64
    let now: Int64
    /// What is added to the device's clock to have the server's.
    let clockOffset: Int64
    /// Milliseconds until a vote counts; 0 for at once.
    let holdsVotesFor: Int64

    init(_ sender: OperationSender, member: MemberRecord) {
        self.member = member
        device = sender.device.no
        now = sender.now
        clockOffset = sender.clockOffset
        holdsVotesFor = sender.holdsVotesFor
    }

    /// A device's time, corrected, and held between joining and now. No order depends on it.
    func time(_ at: Int64) -> Int64 {
        let (corrected, overflow) = at.addingReportingOverflow(clockOffset)
        return max(member.joinedAt, min(overflow ? at : corrected, now))
    }
}

/// Why an action cannot be done: final, and nothing behind it waits.
struct Refusal: Error {
    let code: RefusalCode
}
