internal import CommunityProtocol
public import Domain

/// What an operator decides about a community.
public struct CommunitySettings: Sendable {
    /// What the community is called.
    public var name: String
    /// Who may join.
    public var registration: String
    /// Whether it can be read without an account.
    public var allowsGuests: Bool
    /// The terms in plain text; empty for none.
    public var terms: String
    /// The oldest terminal that is served.
    public var oldestClient: String
    /// Whether what a restore lost may be sent again.
    public var resends: Bool
    /// Threads that check passwords.
    public var passwordWorkers: Int
    /// What passwords are hashed with.
    public var passwordCost: PasswordCost
    /// The proxies whose word on an address is believed, such as `10.0.0.0/8`.
    public var trustedProxies: [String]
    /// Whether the rates are kept.
    public var keepsRates: Bool

    /// For friends: by invitation, not for guests.
    public init(
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
