/// A fixed word of the protocol, or one that a later version added, which survives as it is.
package enum KnownOrOther<Known>: Hashable, Sendable
where Known: RawRepresentable & Hashable & Sendable, Known.RawValue == String {
    case known(Known)
    case other(String)

    /// Reads a word.
    package init(_ text: String) {
        self = Known(rawValue: text).map(Self.known) ?? .other(text)
    }

    /// The word as it is sent.
    package var text: String {
        switch self {
        case .known(let value): value.rawValue
        case .other(let text): text
        }
    }

    /// Nil for a word of a later version.
    package var value: Known? {
        guard case .known(let value) = self else { return nil }
        return value
    }
}

extension KnownOrOther: Codable {
    /// Any text is a code.
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// As text.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
