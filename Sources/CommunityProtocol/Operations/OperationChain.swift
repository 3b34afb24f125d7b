import Domain
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

    private init(bytes: Data) { self.bytes = bytes }

    package init?(_ text: String) {
        // Accepts lowercase digits only, so that equal chains have equal texts.
        guard let bytes = Hexadecimal.bytes(of: text), bytes.count == Self.length, Hexadecimal.text(of: bytes) == text
        else { return nil }
        self.bytes = bytes
    }

    package var text: String { Hexadecimal.text(of: bytes) }

    /// Returns the chain with another line, given without its line break.
    package func adding(_ line: Data, digest: Digest) -> OperationChain {
        OperationChain(bytes: digest(bytes + line))
    }
}
