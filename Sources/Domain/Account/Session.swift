package import Foundation

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

package struct SessionRecord: Hashable, Sendable, Identifiable {
    package let id: Int64
    /// Seconds since 1970 UTC, as is `usedAt`.
    package let createdAt: Int64
    package let usedAt: Int64

    /// Seconds without use after which a session ends.
    package static let lifetime: Int64 = 30 * 86_400

    package init(id: Int64, createdAt: Int64, usedAt: Int64) {
        self.id = id
        self.createdAt = createdAt
        self.usedAt = usedAt
    }

    /// Returns whether a session has ended. A time ahead of the clock counts as now.
    package static func isExpired(usedAt: Int64, now: Int64) -> Bool { min(usedAt, now) + lifetime <= now }
}

package protocol SessionRepository: Sendable {
    func open(_ digest: Data, for profile: Identifier<Profile>, at now: Int64) async throws -> Int64
    /// Marks a session as used now. Returns nil if it has ended, was revoked or never existed.
    func resume(_ digest: Data, at now: Int64) async throws -> (number: Int64, profile: Identifier<Profile>)?
    func close(_ digest: Data) async throws
    /// The open sessions of an account, most recently used first; at most 100.
    func sessions(of profile: Identifier<Profile>, at now: Int64) async throws -> [SessionRecord]
    /// Ends a session; returns whether it existed.
    @discardableResult
    func revoke(_ number: Int64, of profile: Identifier<Profile>) async throws -> Bool
}

package protocol SessionStore: Sendable {
    /// Nil if no one is signed in.
    func read() throws(SessionFileProblem) -> StoredSession?
    /// - Throws: `SessionFileProblem.unwritable`.
    func write(_ session: StoredSession) throws(SessionFileProblem)
    /// Does nothing if there is no file. Throws `SessionFileProblem.unwritable`.
    func clear() throws(SessionFileProblem)
}

package enum StoredSession: Hashable, Sendable {
    case token(SessionToken)
    case local
}

package enum SessionFileProblem: Error, Hashable, Sendable {
    case unreadable(path: String)
    case unwritable(path: String)
    /// Not trusted: others may read or write the file, or it belongs to another user.
    case unsafe(path: String)
    /// Incomplete, or written by a newer version.
    case malformed(path: String)
}

/// 256 random bits that identify a session. The file holds them; the database holds only their digest.
package struct SessionToken: Hashable, Sendable, Redacted {
    package static let length = 32

    package let bytes: Data

    /// Nil unless `bytes` has 256 bits.
    package init?(bytes: Data) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }
}
