package import Foundation

/// The sessions of the accounts, by the digests of their tokens.
package protocol SessionRepository: Sendable {
    /// Opens a session and returns its number.
    func open(_ digest: Data, for profile: Identifier<Profile>, at now: Int64) async throws -> Int64
    /// Marks a session as used now. Nil if it has ended, was revoked or never existed.
    func resume(_ digest: Data, at now: Int64) async throws -> (number: Int64, profile: Identifier<Profile>)?
    func close(_ digest: Data) async throws
    /// The open sessions of an account, last used first; at most a hundred.
    func sessions(of profile: Identifier<Profile>, at now: Int64) async throws -> [SessionRecord]
    /// Ends a session by its number; returns whether it existed.
    @discardableResult
    func revoke(_ number: Int64, of profile: Identifier<Profile>) async throws -> Bool
}
