internal import Navigation

/// What the flow through the settings needs built.
@MainActor
protocol SettingsFlowFactory: AnyObject {
    func makeScreen(_ page: SettingsFlowPage) -> any Screen
    func makeModal(_ box: SettingsFlowModal) -> any Modal
}
