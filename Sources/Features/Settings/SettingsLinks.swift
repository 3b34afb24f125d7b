package import Domain

/// The exits of the settings that have no route.
@MainActor
package struct SettingsLinks {
    package let signOut: @MainActor () -> Void
    package let switchAccount: @MainActor () -> Void
    /// Called when the account is gone or the local profile was emptied.
    package let leave: @MainActor () -> Void
    /// Runs an action that ends every screen, after asking if something would be lost.
    package let askToLeave: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// Rebuilds the screens after a change they were made with, such as hiding alcohol.
    package let enterAgain: @MainActor () -> Void

    /// Called after joining a community, perhaps under an account of their own.
    package let joined: @MainActor (Session) -> Void

    /// Omitted links do nothing.
    package init(
        signOut: @escaping @MainActor () -> Void = {}, switchAccount: @escaping @MainActor () -> Void = {},
        leave: @escaping @MainActor () -> Void = {},
        askToLeave: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { $0() },
        enterAgain: @escaping @MainActor () -> Void = {},
        joined: @escaping @MainActor (Session) -> Void = { _ in }
    ) {
        self.signOut = signOut
        self.switchAccount = switchAccount
        self.leave = leave
        self.askToLeave = askToLeave
        self.enterAgain = enterAgain
        self.joined = joined
    }
}
