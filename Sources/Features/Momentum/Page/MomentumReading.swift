internal import Domain
internal import FeatureKit

/// What the store has for a page of momentum.
struct MomentumReading: Sendable {
    let member: MemberReference
    let introduction: String
    let isMine: Bool
    let counts: MomentumCounts
    /// The first rows of each list.
    let lists: [MomentumList: [PageRow<MomentumTarget>]]
    let agreement: CrowdAgreement?
    let calendar: ActivityCalendar?

    /// So many rows of a list stand on the page.
    static let shown = 3
}
