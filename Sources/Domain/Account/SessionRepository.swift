public import Foundation

/// The sessions of the accounts, by the digests of their tokens.
public protocol SessionRepository: Sendable {
    /// Begins one; answers its number.
    func open(_ digest: Data, for profile: Identifier<Profile>, at now: Int64) async throws -> Int64
    /// Goes on with one: it counts as used now. Nil for one that ended, was revoked or never was.
    func resume(_ digest: Data, at now: Int64) async throws -> (number: Int64, profile: Identifier<Profile>)?
    /// Ends one.
    func close(_ digest: Data) async throws
    /// Those of an account that still count, the one used last first; at most a hundred.
    func sessions(of profile: Identifier<Profile>, at now: Int64) async throws -> [SessionRecord]
    /// Ends one of an account by its number; answers whether there was one.
    @discardableResult
    func revoke(_ number: Int64, of profile: Identifier<Profile>) async throws -> Bool
}
