import Domain

/// The ways out of the scope of one member, filled in by the program.
@MainActor
struct MainLinks {
    /// The session ends; Welcome is next.
    let signOut: @MainActor () -> Void
    /// Somebody else shall come in; the session ends when they do.
    let switchAccount: @MainActor () -> Void
    /// The account is gone, or the local profile was emptied: nothing of the scope holds any more.
    let leave: @MainActor () -> Void
    /// Does what ends every screen, once it was asked about where something would be lost.
    let askToLeave: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// What the scope was made with has changed, such as hiding alcohol: it is entered anew.
    let enterAgain: @MainActor () -> Void
    /// They joined a community, perhaps under an account of their own now.
    let joined: @MainActor (Session) -> Void
    /// The whole store is another one now.
    let storeRestored: @MainActor () -> Void
}
