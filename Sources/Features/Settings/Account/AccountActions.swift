internal import Domain
internal import FeatureKit

/// Where the page of the account leads; filled in by the coordinator.
struct AccountActions {
    let show: @MainActor (AccountItem) -> Void
    /// Asks before something is done.
    let confirm: @MainActor (_ title: String, _ question: String, _ yes: String, _ onYes: @escaping () -> Void) -> Void
    /// Asks for a line of text.
    let ask: @MainActor (NamePrompt) -> Void
    /// Shows codes, once.
    let showCodes: @MainActor ([RecoveryCode]) -> Void
    /// Ends the session.
    let signOut: @MainActor () -> Void
    /// Lets somebody else in.
    let switchAccount: @MainActor () -> Void
    /// Everything personal is gone.
    let leave: @MainActor () -> Void
}
