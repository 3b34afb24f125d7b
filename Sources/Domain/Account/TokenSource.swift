package import Foundation

/// Creates secrets, and the digests under which they are stored.
package protocol TokenSource: Sendable {
    func makeToken() -> SessionToken
    /// An id for a new profile.
    func makeProfileID() -> Identifier<Profile>
    /// One-time codes for setting a new password.
    func makeRecoveryCodes() -> [RecoveryCode]
    func digest(of token: SessionToken) -> Data
    func digest(of code: RecoveryCode) -> Data
}
