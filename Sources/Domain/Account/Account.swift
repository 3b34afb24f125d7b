/// Somebody who can sign in on this machine.
public struct Account: Hashable, Sendable, Identifiable {
    /// The profile everything personal hangs on.
    public let profile: Profile
    /// What it signs in with; nil for the local profile.
    public let name: AccountName?
    /// Whether a password keeps it apart.
    public let hasPassword: Bool
    /// When the nickname was changed last, seconds since 1970 UTC; nil for never.
    public let nicknameChangedAt: Int64?
    /// When the type was changed last, seconds since 1970 UTC; nil for never.
    public let typeChangedAt: Int64?
    /// How many recovery codes are left.
    public let codesLeft: Int

    /// The id of its profile.
    public var id: Identifier<Profile> { profile.id }

    /// Makes an account.
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
