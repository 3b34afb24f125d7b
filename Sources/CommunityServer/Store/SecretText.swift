internal import CommunityProtocol
internal import Credentials
internal import Domain
internal import Foundation

/// Secrets as they are sent, and the digests under which they are stored.
enum SecretText {
    private static let source = RandomTokenSource()

    /// Bytes nobody can foresee.
    static func random(_ count: Int) -> Data { Data(source.makeToken().bytes.prefix(count)) }

    static func hexadecimal(_ bytes: Data) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0\(digits)" : digits
        }.joined()
    }

    static func digest(_ text: String) -> Data { TokenDigest.digest(of: Data(text.utf8)) }

    /// A device's token: 256 random bits.
    static func token() -> String { HeaderName.tokenPrefix + hexadecimal(random(32)) }

    /// A code to be typed: 80 random bits.
    static func code() -> String { source.makeRecoveryCodes().first?.text ?? hexadecimal(random(10)) }

    static func recoveryCodes() -> [RecoveryCode] { source.makeRecoveryCodes() }
}
