internal import Domain

/// What the sign-in leads to.
@MainActor
struct SignInActions {
    let signedIn: (Session) -> Void
    /// The password is forgotten; the ID as far as it was typed.
    let showRecover: (String) -> Void
}
