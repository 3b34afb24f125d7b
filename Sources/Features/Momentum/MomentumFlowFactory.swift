internal import Domain
internal import Navigation

/// What the flow of momentum needs built. A page without a member is one's own.
@MainActor
protocol MomentumFlowFactory: AnyObject {
    func makeMomentum(of member: Identifier<Profile>?, actions: MomentumActions) -> any Screen
    func makeList(_ list: MomentumList, of member: Identifier<Profile>?, actions: MomentumActions) -> any Screen
    func makeCalendar() -> any Screen
    func makeComparison(with member: Identifier<Profile>, actions: MomentumActions) -> any Screen
}
