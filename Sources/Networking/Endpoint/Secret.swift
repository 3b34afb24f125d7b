/// A key or token: it is sent where it belongs, and shown nowhere.
public struct Secret: Hashable, Sendable {
    /// What is sent.
    public let value: String

    /// Keeps a text.
    public init(_ value: String) {
        self.value = value
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What is shown in its place.
    public static let mark = "•••"

    /// The mark.
    public var description: String { Self.mark }
    /// The mark.
    public var debugDescription: String { Self.mark }
    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
