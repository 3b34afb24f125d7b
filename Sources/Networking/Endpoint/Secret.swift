/// A key or token, which must never be displayed.
package struct Secret: Hashable, Sendable {
    package let value: String

    package init(_ value: String) {
        self.value = value
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package static let mark = "•••"

    package var description: String { Self.mark }
    package var debugDescription: String { Self.mark }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
