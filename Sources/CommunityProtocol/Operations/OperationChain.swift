public import Foundation

/// What a device has sent, as one digest: each line is hashed with the digest of all before it, so that both sides see
/// at once whether they speak of the same operations.
public struct OperationChain: Hashable, Sendable {
    /// SHA-256, which each side has from a library of its own.
    public typealias Digest = @Sendable (Data) -> Data

    /// Bytes of a digest.
    public static let length = 32
    /// Before the first operation: zeros.
    public static let start = OperationChain(bytes: Data(count: length))

    /// The digest of all lines so far.
    public let bytes: Data

    private init(bytes: Data) {
        self.bytes = bytes
    }

    /// Reads 64 hexadecimal digits; nil for anything else.
    public init?(_ text: String) {
        let digits = text.utf8.compactMap(Self.value)
        guard text.utf8.count == 2 * Self.length, digits.count == 2 * Self.length else { return nil }
        bytes = Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    /// 64 hexadecimal digits.
    public var text: String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0\(digits)" : digits
        }.joined()
    }

    /// The chain with one more line, given without its line end.
    public func adding(_ line: Data, digest: Digest) -> OperationChain {
        OperationChain(bytes: digest(bytes + line))
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
