import Domain

@MainActor
struct MainLinks {
    let signOut: @MainActor () -> Void
    /// Goes to signing in; the session ends when another account has signed in.
    let switchAccount: @MainActor () -> Void
    /// Leaves the scope because the account was deleted or the local profile emptied.
    let leave: @MainActor () -> Void
    /// Runs a step that closes every screen, after asking about unsaved input.
    let askToLeave: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// Enters the scope anew because something it depends on changed, such as hiding alcohol.
    let enterAgain: @MainActor () -> Void
    /// Enters anew after joining a community, perhaps with a new account.
    let joined: @MainActor (Session) -> Void
    let storeRestored: @MainActor () -> Void
}
