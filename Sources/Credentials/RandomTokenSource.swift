package import Domain
package import Foundation

/// Makes tokens and codes from the system's own generator.
package struct RandomTokenSource: TokenSource {
    private let random = RandomBytes()

    /// Reads the system's random numbers.
    package init() {}

    /// 256 random bits.
    package func makeToken() -> SessionToken {
        while true {
            if let token = SessionToken(bytes: random.make(SessionToken.length)) { return token }
        }
    }

    /// `m-` and 64 random bits in hexadecimal digits: an id that was never used, not even by one who left.
    package func makeProfileID() -> Identifier<Profile> {
        Identifier("m-\(Hexadecimal.text(of: random.make(8)))")
    }

    /// Codes of 80 random bits each.
    package func makeRecoveryCodes() -> [RecoveryCode] {
        var codes: [RecoveryCode] = []
        while codes.count < RecoveryCode.count {
            let symbols = random.make(RecoveryCode.length).map { RecoveryCode.alphabet[Int($0) % 32] }
            if let code = RecoveryCode(String(symbols)) { codes.append(code) }
        }
        return codes
    }

    /// The digest under which a token is kept.
    package func digest(of token: SessionToken) -> Data { TokenDigest.digest(of: token.bytes) }

    /// The digest under which a code is kept.
    package func digest(of code: RecoveryCode) -> Data { TokenDigest.digest(of: Data(code.symbols.utf8)) }
}
