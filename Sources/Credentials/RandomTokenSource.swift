package import Domain
package import Foundation

package struct RandomTokenSource: TokenSource {
    private let random = RandomBytes()

    package init() {}

    package func makeToken() -> SessionToken {
        while true {
            if let token = SessionToken(bytes: random.make(SessionToken.length)) { return token }
        }
    }

    /// `m-` and 64 random bits in hexadecimal digits: an id that was never used, not even by a member who left.
    package func makeProfileID() -> Identifier<Profile> {
        Identifier("m-\(Hexadecimal.text(of: random.make(8)))")
    }

    /// 80 random bits each.
    package func makeRecoveryCodes() -> [RecoveryCode] {
        var codes: [RecoveryCode] = []
        while codes.count < RecoveryCode.count {
            let symbols = random.make(RecoveryCode.length).map { RecoveryCode.alphabet[Int($0) % 32] }
            if let code = RecoveryCode(String(symbols)) { codes.append(code) }
        }
        return codes
    }

    package func digest(of token: SessionToken) -> Data { TokenDigest.digest(of: token.bytes) }

    package func digest(of code: RecoveryCode) -> Data { TokenDigest.digest(of: Data(code.symbols.utf8)) }
}
