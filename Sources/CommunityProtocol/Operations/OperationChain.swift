package import Foundation

/// A digest of all operations of a device. Each line is hashed with the digest of all earlier lines, so both sides
/// detect differing histories at once.
package struct OperationChain: Hashable, Sendable {
    /// SHA-256; each side brings its own library.
    package typealias Digest = @Sendable (Data) -> Data

    package static let length = 32
    /// The chain before the first operation: zeros.
    package static let start = OperationChain(bytes: Data(count: length))

    package let bytes: Data

    private init(bytes: Data) {
        self.bytes = bytes
    }

    package init?(_ text: String) {
        let digits = text.utf8.compactMap(Self.value)
        guard text.utf8.count == 2 * Self.length, digits.count == 2 * Self.length else { return nil }
        bytes = Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    package var text: String {
        String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
            for (place, byte) in bytes.enumerated() {
                text[2 * place] = Self.digit(of: byte >> 4)
                text[2 * place + 1] = Self.digit(of: byte & 0xf)
            }
            return 2 * bytes.count
        }
    }

    /// Returns the chain with another line, given without its line break.
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
