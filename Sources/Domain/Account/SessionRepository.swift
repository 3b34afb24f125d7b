package import Foundation

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
