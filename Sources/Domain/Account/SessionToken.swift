package import Foundation

/// 256 random bits that identify a session. The file holds them; the database holds only their digest.
package struct SessionToken: Hashable, Sendable {
    /// In bytes.
    package static let length = 32

    package let bytes: Data

    /// Nil unless `bytes` has 256 bits.
    package init?(bytes: Data) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }
}

extension SessionToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "•••" }
    package var debugDescription: String { description }
    /// No children, so that a dump cannot show the token.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
