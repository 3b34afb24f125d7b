import CommunityProtocol
package import Domain

package struct CommunitySettings: Sendable {
    package var name: String
    package var registration: String
    package var allowsGuests: Bool
    /// Plain text; empty for none.
    package var terms: String
    package var oldestClient: String
    package var resends: Bool
    package var passwordWorkers: Int
    package var passwordCost: PasswordCost
    /// The proxies whose `X-Forwarded-For` is trusted, such as `10.0.0.0/8`.
    package var trustedProxies: [String]
    package var keepsRates: Bool

    /// The defaults suit a circle of friends: by invitation, without guests.
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
