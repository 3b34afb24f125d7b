import CommunityProtocol
import Credentials
import Domain
import Foundation

enum SecretText {
    private static let source = RandomTokenSource()

    static func random(_ count: Int) -> Data { Data(source.makeToken().bytes.prefix(count)) }

    static func hexadecimal(_ bytes: Data) -> String {
        func digit(_ value: UInt8) -> UInt8 {
            value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
        }
        return String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
            for (place, byte) in bytes.enumerated() {
                text[2 * place] = digit(byte >> 4)
                text[2 * place + 1] = digit(byte & 0xf)
            }
            return 2 * bytes.count
        }
    }

    static func digest(_ text: String) -> Data { TokenDigest.digest(of: Data(text.utf8)) }

    /// A device's token: 256 random bits.
    static func token() -> String { HeaderName.tokenPrefix + hexadecimal(random(32)) }

    /// A code to be typed: 80 random bits.
    static func code() -> String { source.makeRecoveryCodes().first?.text ?? hexadecimal(random(10)) }

    static func recoveryCodes() -> [RecoveryCode] { source.makeRecoveryCodes() }
}
