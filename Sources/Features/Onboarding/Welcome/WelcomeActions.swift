internal import Domain

/// What Welcome leads to.
@MainActor
struct WelcomeActions {
    /// Somebody goes on as the local profile.
    let started: (Session) -> Void
    let showSignIn: () -> Void
    let showSignUp: () -> Void
    let lookAround: () -> Void
    /// Nil where there is no demo community.
    let showDemo: (() -> Void)?
}
