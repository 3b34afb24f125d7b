internal import Navigation

/// What the flow through import, export and backup needs built.
@MainActor
protocol TransferFlowFactory: AnyObject {
    func makeScreen(_ page: TransferFlowPage) -> any Screen
    func makeModal(_ box: TransferFlowModal) -> any Modal
}
