/// Someone who can sign in on this machine.
package struct Account: Hashable, Sendable, Identifiable {
    /// Owns all personal data of the account.
    package let profile: Profile
    /// What it signs in with; nil for the local profile.
    package let name: AccountName?
    /// Whether signing in needs a password.
    package let hasPassword: Bool
    /// When the nickname last changed, seconds since 1970 UTC; nil for never.
    package let nicknameChangedAt: Int64?
    /// When the type last changed, seconds since 1970 UTC; nil for never.
    package let typeChangedAt: Int64?
    /// How many recovery codes are left.
    package let codesLeft: Int

    package var id: Identifier<Profile> { profile.id }

    package init(
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
