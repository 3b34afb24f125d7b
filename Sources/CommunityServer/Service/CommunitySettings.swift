import CommunityProtocol
package import Domain

/// What an operator decides about a community.
package struct CommunitySettings: Sendable {
    /// What the community is called.
    package var name: String
    /// Who may join.
    package var registration: String
    /// Whether it can be read without an account.
    package var allowsGuests: Bool
    /// The terms in plain text; empty for none.
    package var terms: String
    /// The oldest terminal that is served.
    package var oldestClient: String
    /// Whether what a restore lost may be sent again.
    package var resends: Bool
    /// Threads that check passwords.
    package var passwordWorkers: Int
    /// What passwords are hashed with.
    package var passwordCost: PasswordCost
    /// The proxies whose word on an address is believed, such as `10.0.0.0/8`.
    package var trustedProxies: [String]
    /// Whether the rates are kept.
    package var keepsRates: Bool

    /// For friends: by invitation, not for guests.
    package init(
        name: String = "Dimo", registration: String = "invite", allowsGuests: Bool = false, terms: String = "",
        oldestClient: String = "0.1", resends: Bool = true, passwordWorkers: Int = 1,
        passwordCost: PasswordCost = .usual, trustedProxies: [String] = [], keepsRates: Bool = true
    ) {
        self.name = name
        self.registration = registration
        self.allowsGuests = allowsGuests
        self.terms = terms
        self.oldestClient = oldestClient
        self.resends = resends
        self.passwordWorkers = passwordWorkers
        self.passwordCost = passwordCost
        self.trustedProxies = trustedProxies
        self.keepsRates = keepsRates
    }

    var whoMayJoin: Registration { Registration(rawValue: registration) ?? .invite }
}
