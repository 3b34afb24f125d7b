public import Foundation

/// 256 random bits that say who is signed in. The file has them; the database only their digest.
public struct SessionToken: Hashable, Sendable {
    /// How many bytes a token has.
    public static let length = 32

    /// The bits.
    public let bytes: Data

    /// Takes bits; nil where they are not 256.
    public init?(bytes: Data) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }
}

extension SessionToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A mark in its place.
    public var description: String { "•••" }
    /// A mark in its place.
    public var debugDescription: String { description }
    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
