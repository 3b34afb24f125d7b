/// Someone who can sign in on this machine.
public struct Account: Hashable, Sendable, Identifiable {
    /// Owns all personal data of the account.
    public let profile: Profile
    /// What it signs in with; nil for the local profile.
    public let name: AccountName?
    /// Whether signing in needs a password.
    public let hasPassword: Bool
    /// When the nickname last changed, seconds since 1970 UTC; nil for never.
    public let nicknameChangedAt: Int64?
    /// When the type last changed, seconds since 1970 UTC; nil for never.
    public let typeChangedAt: Int64?
    /// How many recovery codes are left.
    public let codesLeft: Int

    /// The id of its profile.
    public var id: Identifier<Profile> { profile.id }

    /// Memberwise.
    public init(
        profile: Profile, name: AccountName?, hasPassword: Bool, nicknameChangedAt: Int64? = nil,
        typeChangedAt: Int64? = nil, codesLeft: Int = 0
    ) {
        self.profile = profile
        self.name = name
        self.hasPassword = hasPassword
        self.nicknameChangedAt = nicknameChangedAt
        self.typeChangedAt = typeChangedAt
        self.codesLeft = codesLeft
    }
}
