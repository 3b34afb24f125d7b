package import Foundation

package protocol TokenSource: Sendable {
    func makeToken() -> SessionToken
    func makeProfileID() -> Identifier<Profile>
    func makeRecoveryCodes() -> [RecoveryCode]
    func digest(of token: SessionToken) -> Data
    func digest(of code: RecoveryCode) -> Data
}
