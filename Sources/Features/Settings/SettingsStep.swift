package import Domain
package import FeatureKit

/// What the flow through the settings shows.
package enum SettingsStep {
    /// A place with a route.
    case destination(SettingsDestination)
    /// One thing of the account.
    case account(AccountItem)
    /// One thing of the community on a server.
    case community(CommunityStep)
    /// New recovery codes, shown once.
    case codes([RecoveryCode])
    /// A question that is answered by yes or no.
    case question(title: String, text: String, yes: String, onYes: @MainActor () -> Void)
    /// Whether what was filled in is to go with its form.
    case confirmLeave
    /// A draft is to be thrown away: asks first.
    case dropDraft(onYes: @MainActor () -> Void)
    /// A question for a line of text.
    case prompt(NamePrompt)
    /// Waits for a key of an action, in place of its keys or one more.
    case keyCapture(KnownAction, isAdded: Bool)
}
