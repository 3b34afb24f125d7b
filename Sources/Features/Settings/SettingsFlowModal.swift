internal import Domain
internal import FeatureKit

/// What the flow through the settings shows above its screens.
enum SettingsFlowModal {
    /// New recovery codes.
    case codes([RecoveryCode])
    /// A question that is answered by yes or no.
    case question(title: String, text: String, yes: String, onYes: () -> Void)
    /// Asks for a name.
    case name(NamePrompt)
    /// Waits for a key of an action.
    case keyCapture(KnownAction, isAdded: Bool)
    /// Whether all keys are to be as they came.
    case keyReset(onYes: () -> Void)
}
