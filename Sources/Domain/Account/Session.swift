/// Who sits before the program.
public struct Session: Hashable, Sendable {
    /// How they came in.
    public enum Kind: Hashable, Sendable {
        /// Signed in; the number of the session where one is kept.
        case account(AccountName, session: Int64?)
        /// As the profile of this login.
        case local
        /// Looking around: reads everything, writes nothing.
        case guest
    }

    /// Whose things are shown.
    public let profile: Profile
    /// How they came in.
    public let kind: Kind

    /// Makes a session.
    public init(profile: Profile, kind: Kind) {
        self.profile = profile
        self.kind = kind
    }

    /// A session of somebody who looks around.
    ///
    /// - Parameter name: what the program calls a guest.
    public static func guest(named name: String) -> Session {
        Session(profile: Profile(id: Profile.guestID, nickname: name), kind: .guest)
    }

    /// Whether nothing may be written.
    public var isGuest: Bool { kind == .guest }

    /// The number of the session that is kept; nil where none is.
    public var number: Int64? {
        if case .account(_, let number) = kind { number } else { nil }
    }

    /// The ID of who is signed in; nil for the local profile and guests.
    public var accountName: AccountName? {
        if case .account(let name, _) = kind { name } else { nil }
    }
}
