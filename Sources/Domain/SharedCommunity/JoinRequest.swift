package struct JoinRequest: Hashable, Sendable {
    package enum Entrance: Hashable, Sendable {
        /// Creates an account there; the invite is needed by some communities.
        case newAccount(invite: String?)
        case signIn
        /// Recovers an existing account there; the request's password is the new one.
        case recovery(RecoveryCode)
    }

    package let address: CommunityAddress
    package let entrance: Entrance
    /// The sign-in name there, which the local profile's account takes as well.
    package let name: AccountName
    /// The nickname there; only a new account needs one.
    package let nickname: Nickname?
    package let type: MBTI?
    package let password: Password
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
        self.deviceLabel = PlainText.line(deviceLabel, limit: CommunityDevice.longestLabel)
        self.brings = brings
    }
}

package struct JoinUpload: Hashable, Sendable {
    package var votes: Bool
    package var wishes: Bool
    package var reviews: Bool
    package var works: Bool

    package init(votes: Bool = true, wishes: Bool = true, reviews: Bool = false, works: Bool = false) {
        self.votes = votes
        self.wishes = wishes
        self.reviews = reviews
        self.works = works
    }
}

package struct JoinOutcome: Hashable, Sendable {
    package let membership: CommunityMembership
    /// The session of the account that the local profile became; nil if there already was an account.
    package let signedIn: SignedIn?
    /// Recovery codes of a new account, shown only once.
    package let codes: [RecoveryCode]

    package init(membership: CommunityMembership, signedIn: SignedIn?, codes: [RecoveryCode] = []) {
        self.membership = membership
        self.signedIn = signedIn
        self.codes = codes
    }
}
