package import Domain
package import FeatureKit

package enum SettingsStep {
    case destination(SettingsDestination)
    case account(AccountItem)
    case community(CommunityStep)
    case codes([RecoveryCode])
    case question(title: String, text: String, yes: String, onYes: @MainActor () -> Void)
    case confirmLeave
    case dropDraft(onYes: @MainActor () -> Void)
    case prompt(NamePrompt)
    /// Waits for a key that replaces or extends an action's keys.
    case keyCapture(KnownAction, isAdded: Bool)
}
