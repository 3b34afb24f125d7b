/// The id of an entity: `[a-z0-9][a-z0-9-]*`, never reused. Typed, so that ids of different entities cannot mix.
package struct Identifier<Entity>: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let rawValue: String

    /// Accepts any text; check `isWellFormed` before storing.
    package init(_ rawValue: String) { self.rawValue = rawValue }

    package var description: String { rawValue }

    package var isWellFormed: Bool {
        guard let first = rawValue.utf8.first, first != UInt8(ascii: "-") else { return false }
        return rawValue.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        }
    }

    package static func < (left: Identifier, right: Identifier) -> Bool { left.rawValue < right.rawValue }
}

extension Identifier: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self.init(value) }
}
