/// Who uses the program.
package struct Session: Hashable, Sendable {
    /// How they came in.
    package enum Kind: Hashable, Sendable {
        /// Signed in; the number of the stored session, if there is one.
        case account(AccountName, session: Int64?)
        /// The local profile of this login.
        case local
        /// Reads everything, writes nothing.
        case guest
    }

    /// Whose data is shown.
    package let profile: Profile
    /// How they came in.
    package let kind: Kind

    package init(profile: Profile, kind: Kind) {
        self.profile = profile
        self.kind = kind
    }

    /// - Parameter name: what the program calls a guest.
    package static func guest(named name: String) -> Session {
        Session(profile: Profile(id: Profile.guestID, nickname: name), kind: .guest)
    }

    /// Whether writing is forbidden.
    package var isGuest: Bool { kind == .guest }

    /// The number of the stored session; nil if there is none.
    package var number: Int64? {
        if case .account(_, let number) = kind { number } else { nil }
    }

    /// Nil for the local profile and guests.
    package var accountName: AccountName? {
        if case .account(let name, _) = kind { name } else { nil }
    }
}
