/// The ways out of the settings; filled in by the flow of the member.
@MainActor
public struct SettingsLinks {
    /// Shows the page of the member's data.
    public let showData: () -> Void
    /// Shows who and what the member hid.
    public let showHidden: () -> Void

    /// Ends the session and shows the way in.
    public let signOut: () -> Void
    /// Lets somebody else in.
    public let switchAccount: () -> Void
    /// The account is gone, or the local profile was emptied.
    public let leave: () -> Void
    /// What the screens were made with has changed, such as hiding alcohol: they are made anew.
    public let enterAgain: () -> Void

    /// Makes exits.
    public init(
        showData: @escaping () -> Void, showHidden: @escaping () -> Void, signOut: @escaping () -> Void,
        switchAccount: @escaping () -> Void,
        leave: @escaping () -> Void, enterAgain: @escaping () -> Void
    ) {
        self.showData = showData
        self.showHidden = showHidden
        self.signOut = signOut
        self.switchAccount = switchAccount
        self.leave = leave
        self.enterAgain = enterAgain
    }
}
