package import Domain

/// The ways out of the settings that are no place.
@MainActor
package struct SettingsLinks {
    /// Ends the session and shows the way in.
    package let signOut: @MainActor () -> Void
    /// Lets somebody else in.
    package let switchAccount: @MainActor () -> Void
    /// The account is gone, or the local profile was emptied.
    package let leave: @MainActor () -> Void
    /// Does what ends every screen, once it was asked about where something would be lost.
    package let askToLeave: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// What the screens were made with has changed, such as hiding alcohol: they are made anew.
    package let enterAgain: @MainActor () -> Void

    /// Somebody became a member of a community, perhaps under an account of their own.
    package let joined: @MainActor (Session) -> Void

    /// Those not named lead nowhere.
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
