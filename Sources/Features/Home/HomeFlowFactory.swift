internal import Navigation

/// What the flow of Home needs built.
@MainActor
protocol HomeFlowFactory: AnyObject {
    func makeScreen(_ page: HomeFlowPage) -> any Screen
}
