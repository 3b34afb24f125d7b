import Domain
import FeatureKit

struct MomentumReading: Sendable {
    let member: MemberReference
    let introduction: String
    let isMine: Bool
    /// The age of another member's data; empty for local data.
    let age: String
    /// Whether the page is another member's with private votes.
    let hidesVotes: Bool
    let counts: MomentumCounts
    let lists: [MomentumList: [PageRow<MomentumTarget>]]
    let agreement: CrowdAgreement?
    /// Agreement with the editor's guesses, and the largest disagreements; nil on another member's page.
    let editor: (score: MomentumComparison, hardest: [SharedVote])?
    let calendar: ActivityCalendar?

    /// The number of rows per list on the page.
    static let shown = 3
}
