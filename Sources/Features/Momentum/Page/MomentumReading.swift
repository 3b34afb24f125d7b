import Domain
import FeatureKit

/// What the store has for a page of momentum.
struct MomentumReading: Sendable {
    let member: MemberReference
    let introduction: String
    let isMine: Bool
    /// Of when another member's things are; empty for the crowd of this machine.
    let age: String
    /// Whether it is another member's who keeps votes private.
    let hidesVotes: Bool
    let counts: MomentumCounts
    /// The first rows of each list.
    let lists: [MomentumList: [PageRow<MomentumTarget>]]
    let agreement: CrowdAgreement?
    /// My votes beside the editor's guesses, and where we agree least; nil on another's page.
    let editor: (score: MomentumComparison, hardest: [SharedVote])?
    let calendar: ActivityCalendar?

    /// So many rows of a list stand on the page.
    static let shown = 3
}
