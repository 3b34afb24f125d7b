/// How somebody becomes a member of a community.
public struct JoinRequest: Hashable, Sendable {
    /// How they come in.
    public enum Entrance: Hashable, Sendable {
        /// With a new account there, and the invite where one is needed.
        case newAccount(invite: String?)
        /// With the account they have there.
        case signIn
        /// With a recovery code of the account they have there; the password is the new one.
        case recovery(RecoveryCode)
    }

    /// Where the community is.
    public let address: CommunityAddress
    /// How they come in.
    public let entrance: Entrance
    /// What they sign in with there. The local profile becomes an account of this name.
    public let name: AccountName
    /// What they are called there; only a new account needs one.
    public let nickname: Nickname?
    /// Their type, for a new account; nil for none.
    public let type: MBTI?
    /// The password there.
    public let password: Password
    /// What this device is called there.
    public let deviceLabel: String
    /// What they bring.
    public let brings: CommunityBaggage

    /// Memberwise.
    public init(
        address: CommunityAddress, entrance: Entrance, name: AccountName, nickname: Nickname? = nil, type: MBTI? = nil,
        password: Password, deviceLabel: String, brings: CommunityBaggage = CommunityBaggage()
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
public struct CommunityBaggage: Hashable, Sendable {
    /// Votes with their reasons.
    public var votes: Bool
    /// Wishes and thumbs.
    public var wishes: Bool
    /// Reviews and comments.
    public var reviews: Bool
    /// The works they wrote, for everybody there.
    public var works: Bool

    /// Votes and wishes by default.
    public init(votes: Bool = true, wishes: Bool = true, reviews: Bool = false, works: Bool = false) {
        self.votes = votes
        self.wishes = wishes
        self.reviews = reviews
        self.works = works
    }
}

/// What came of joining.
public struct JoinOutcome: Hashable, Sendable {
    /// The membership.
    public let membership: CommunityMembership
    /// The session of the account that the local profile became; nil for somebody who had an account.
    public let signedIn: SignedIn?
    /// Recovery codes of a new account: shown once.
    public let codes: [RecoveryCode]

    /// Memberwise.
    public init(membership: CommunityMembership, signedIn: SignedIn?, codes: [RecoveryCode] = []) {
        self.membership = membership
        self.signedIn = signedIn
        self.codes = codes
    }
}
