/// The id of an entity: `[a-z0-9][a-z0-9-]*`, never reused, typed so that a drink's id cannot be passed for a glass's.
package struct Identifier<Entity>: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The id as text.
    package let rawValue: String

    /// Accepts any text; `isWellFormed` says whether it may be stored.
    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Same as `rawValue`.
    package var description: String { rawValue }

    /// Whether the text is a valid id.
    package var isWellFormed: Bool {
        guard let first = rawValue.utf8.first, first != UInt8(ascii: "-") else { return false }
        return rawValue.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        }
    }

    /// Compares the text.
    package static func < (left: Identifier, right: Identifier) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Identifier: ExpressibleByStringLiteral {
    /// Allows an id to be written as a literal.
    package init(stringLiteral value: String) {
        self.init(value)
    }
}
