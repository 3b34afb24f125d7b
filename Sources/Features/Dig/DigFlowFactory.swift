internal import Navigation

/// What the flow of digging needs built.
@MainActor
protocol DigFlowFactory: AnyObject {
    func makeScreen(_ page: DigFlowPage) -> any Screen
    func makeModal(_ box: DigFlowModal) -> any Modal
}
