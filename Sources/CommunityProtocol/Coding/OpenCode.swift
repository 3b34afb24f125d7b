/// A fixed word of the protocol, or one that a later version added, which survives as it is.
public enum OpenCode<Known>: Hashable, Sendable
where Known: RawRepresentable & Hashable & Sendable, Known.RawValue == String {
    case known(Known)
    case other(String)

    /// Reads a word.
    public init(_ text: String) {
        self = Known(rawValue: text).map(Self.known) ?? .other(text)
    }

    /// The word as it is sent.
    public var text: String {
        switch self {
        case .known(let value): value.rawValue
        case .other(let text): text
        }
    }

    /// Nil for a word of a later version.
    public var value: Known? {
        guard case .known(let value) = self else { return nil }
        return value
    }
}

extension OpenCode: Codable {
    /// Any text is a code.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// As text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
