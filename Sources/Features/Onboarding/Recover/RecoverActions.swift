internal import Domain

/// What a new password by a code leads to.
@MainActor
struct RecoverActions {
    let signedIn: (Session) -> Void
}
