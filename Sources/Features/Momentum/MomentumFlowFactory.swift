internal import Navigation

/// What the flow of momentum needs built.
@MainActor
protocol MomentumFlowFactory: AnyObject {
    func makeScreen(_ page: MomentumFlowPage) -> any Screen
}
