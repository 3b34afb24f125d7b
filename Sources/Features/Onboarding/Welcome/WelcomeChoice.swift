enum WelcomeChoice: String, CaseIterable, Hashable, Sendable {
    /// Enters as the local profile.
    case start
    case signIn = "sign-in"
    case signUp = "sign-up"
    /// Enters as a member of a community server.
    case community
    case guest
    case demo
}
