package struct Session: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Signed in; `session` is the number of the stored session, if there is one.
        case account(AccountName, session: Int64?)
        case local
        /// Reads everything, writes nothing.
        case guest
    }

    package let profile: Profile
    package let kind: Kind

    package init(profile: Profile, kind: Kind) {
        self.profile = profile
        self.kind = kind
    }

    package static func guest(named name: String) -> Session {
        Session(profile: Profile(id: Profile.guestID, nickname: name), kind: .guest)
    }

    package var isGuest: Bool { kind == .guest }

    package var number: Int64? {
        if case .account(_, let number) = kind { number } else { nil }
    }

    /// Nil for the local profile and guests.
    package var accountName: AccountName? {
        if case .account(let name, _) = kind { name } else { nil }
    }
}
