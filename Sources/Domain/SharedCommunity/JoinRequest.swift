/// How somebody becomes a member of a community.
package struct JoinRequest: Hashable, Sendable {
    /// How they come in.
    package enum Entrance: Hashable, Sendable {
        /// With a new account there, and the invite where one is needed.
        case newAccount(invite: String?)
        /// With the account they have there.
        case signIn
        /// With a recovery code of the account they have there; the password is the new one.
        case recovery(RecoveryCode)
    }

    package let address: CommunityAddress
    /// How they come in.
    package let entrance: Entrance
    /// What they sign in with there. The local profile becomes an account of this name.
    package let name: AccountName
    /// What they are called there; only a new account needs one.
    package let nickname: Nickname?
    /// Their type, for a new account; nil for none.
    package let type: MBTI?
    /// The password there.
    package let password: Password
    /// What this device is called there.
    package let deviceLabel: String
    package let brings: JoinUpload

    package init(
        address: CommunityAddress, entrance: Entrance, name: AccountName, nickname: Nickname? = nil, type: MBTI? = nil,
        password: Password, deviceLabel: String, brings: JoinUpload = JoinUpload()
    ) {
        self.address = address
        self.entrance = entrance
        self.name = name
        self.nickname = nickname
        self.type = type
        self.password = password
        self.deviceLabel = PlainText.line(deviceLabel, limit: 40)
        self.brings = brings
    }
}

/// What a member brings to a community of what they have done here.
package struct JoinUpload: Hashable, Sendable {
    /// Votes with their reasons.
    package var votes: Bool
    /// Wishes and thumbs.
    package var wishes: Bool
    /// Reviews and comments.
    package var reviews: Bool
    /// The works they wrote, for everybody there.
    package var works: Bool

    /// Votes and wishes by default.
    package init(votes: Bool = true, wishes: Bool = true, reviews: Bool = false, works: Bool = false) {
        self.votes = votes
        self.wishes = wishes
        self.reviews = reviews
        self.works = works
    }
}

/// What came of joining.
package struct JoinOutcome: Hashable, Sendable {
    package let membership: CommunityMembership
    /// The session of the account that the local profile became; nil for somebody who had an account.
    package let signedIn: SignedIn?
    /// Recovery codes of a new account: shown once.
    package let codes: [RecoveryCode]

    package init(membership: CommunityMembership, signedIn: SignedIn?, codes: [RecoveryCode] = []) {
        self.membership = membership
        self.signedIn = signedIn
        self.codes = codes
    }
}
