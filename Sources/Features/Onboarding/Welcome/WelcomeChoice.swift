/// The ways in.
enum WelcomeChoice: String, CaseIterable, Hashable, Sendable {
    /// As the local profile.
    case start
    /// As an account there is.
    case signIn = "sign-in"
    /// As an account that is made now.
    case signUp = "sign-up"
    /// As a member of a community on a server.
    case community
    case guest
    /// Into a demo community.
    case demo
}
