package struct Account: Hashable, Sendable, Identifiable {
    package let profile: Profile
    /// The ID to sign in with; nil for the local profile.
    package let name: AccountName?
    package let hasPassword: Bool
    /// When the nickname last changed, seconds since 1970 UTC; nil for never.
    package let nicknameChangedAt: Int64?
    /// When the type last changed, seconds since 1970 UTC; nil for never.
    package let typeChangedAt: Int64?
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
