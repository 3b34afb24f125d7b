public import Foundation

/// Makes what nobody can guess, and the digests under which it is kept.
public protocol TokenSource: Sendable {
    /// 256 random bits.
    func makeToken() -> SessionToken
    /// A fresh id for somebody new.
    func makeProfileID() -> Identifier<Profile>
    /// Codes that can set a new password, each once.
    func makeRecoveryCodes() -> [RecoveryCode]
    /// The digest under which a token is kept.
    func digest(of token: SessionToken) -> Data
    /// The digest under which a code is kept.
    func digest(of code: RecoveryCode) -> Data
}
