/// A key or token: it is sent where it belongs, and shown nowhere.
package struct Secret: Hashable, Sendable {
    package let value: String

    /// Keeps a text.
    package init(_ value: String) {
        self.value = value
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What is shown in its place.
    package static let mark = "•••"

    package var description: String { Self.mark }
    package var debugDescription: String { Self.mark }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
