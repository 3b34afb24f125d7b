package import Foundation

/// What a device has sent, as one digest: each line is hashed with the digest of all before it, so that both sides see
/// at once whether they speak of the same operations.
package struct OperationChain: Hashable, Sendable {
    /// SHA-256, which each side has from a library of its own.
    package typealias Digest = @Sendable (Data) -> Data

    /// Bytes of a digest.
    package static let length = 32
    /// Before the first operation: zeros.
    package static let start = OperationChain(bytes: Data(count: length))

    /// The digest of all lines so far.
    package let bytes: Data

    private init(bytes: Data) {
        self.bytes = bytes
    }

    /// Reads 64 hexadecimal digits; nil for anything else.
    package init?(_ text: String) {
        let digits = text.utf8.compactMap(Self.value)
        guard text.utf8.count == 2 * Self.length, digits.count == 2 * Self.length else { return nil }
        bytes = Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    /// 64 hexadecimal digits.
    package var text: String {
        String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
            for (place, byte) in bytes.enumerated() {
                text[2 * place] = Self.digit(of: byte >> 4)
                text[2 * place + 1] = Self.digit(of: byte & 0xf)
            }
            return 2 * bytes.count
        }
    }

    /// The chain with one more line, given without its line end.
    package func adding(_ line: Data, digest: Digest) -> OperationChain {
        OperationChain(bytes: digest(bytes + line))
    }

    private static func digit(of value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
