package import Domain
package import Foundation
import Synchronization

/// Makes tokens, ids and codes that count up, so that tests know them.
package final class CountingTokenSource: TokenSource {
    private let count = Mutex(0)

    package init() {}

    package func makeToken() -> SessionToken { Self.token(UInt8(truncatingIfNeeded: next())) }

    /// `m-1`, `m-2` and so on.
    package func makeProfileID() -> Identifier<Profile> { Identifier("m-\(next())") }

    package func makeRecoveryCodes() -> [RecoveryCode] {
        (0..<RecoveryCode.count).compactMap { _ in
            let digits = String(next())
            return RecoveryCode(String(repeating: "0", count: RecoveryCode.length - digits.count) + digits)
        }
    }

    package func digest(of token: SessionToken) -> Data { token.bytes }
    package func digest(of code: RecoveryCode) -> Data { Data(code.symbols.utf8) }

    package static func token(_ number: UInt8) -> SessionToken {
        SessionToken(bytes: Data(repeating: number, count: SessionToken.length))!
    }

    private func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
