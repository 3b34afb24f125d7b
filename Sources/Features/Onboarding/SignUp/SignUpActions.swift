internal import Domain

/// What the sign-up leads to.
@MainActor
struct SignUpActions {
    /// The type shall be chosen; the one there is.
    let chooseType: (MBTI?) -> Void
    let signedUp: (SignUp.Outcome) -> Void
}
