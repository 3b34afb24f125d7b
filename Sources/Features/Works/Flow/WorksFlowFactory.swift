internal import Navigation

/// What the flow through works, characters and reviews needs built.
@MainActor
protocol WorksFlowFactory: AnyObject {
    func makeScreen(_ page: WorksFlowPage) -> any Screen
    func makeModal(_ box: WorksFlowModal) -> any Modal
}
