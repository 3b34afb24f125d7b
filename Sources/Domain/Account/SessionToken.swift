package import Foundation

/// 256 random bits that identify a session. The file holds them; the database holds only their digest.
package struct SessionToken: Hashable, Sendable {
    /// Bytes in a token.
    package static let length = 32

    /// The random bits.
    package let bytes: Data

    /// Nil unless there are 256 bits.
    package init?(bytes: Data) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }
}

extension SessionToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    package var description: String { "•••" }
    /// Always `•••`.
    package var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
