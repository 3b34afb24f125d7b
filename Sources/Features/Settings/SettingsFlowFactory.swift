internal import Domain
internal import FeatureKit
internal import Navigation

/// What the flow through the settings needs built.
@MainActor
protocol SettingsFlowFactory: AnyObject {
    func makeMenu(actions: SettingsMenuActions) -> any Screen
    func makePrivacy(actions: PrivacyActions) -> any Screen
    /// Any page but the account, the keys and privacy.
    func makePage(_ page: SettingsPage) -> any Screen
    func makeAccount(actions: AccountActions) -> any Screen
    func makeAccountPage(_ item: AccountItem, actions: AccountActions) -> any Screen
    func makeCodes(_ codes: [RecoveryCode]) -> any Modal
    func makeQuestion(title: String, question: String, yes: String, onYes: @escaping () -> Void) -> any Modal
    func makePrompt(_ prompt: NamePrompt) -> any Modal
    func makeKeys(actions: KeysActions) -> any Screen
    func makeKeyCapture(_ action: KnownAction, isAdded: Bool) -> any Modal
    func makeKeyReset(onYes: @escaping () -> Void) -> any Modal
}
