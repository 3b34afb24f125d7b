public import Foundation

/// 256 random bits that identify a session. The file holds them; the database holds only their digest.
public struct SessionToken: Hashable, Sendable {
    /// Bytes in a token.
    public static let length = 32

    /// The random bits.
    public let bytes: Data

    /// Nil unless there are 256 bits.
    public init?(bytes: Data) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }
}

extension SessionToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    public var description: String { "•••" }
    /// Always `•••`.
    public var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
