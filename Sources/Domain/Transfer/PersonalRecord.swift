/// A record of a member's personal data (a bottle, a mark, an entry of the log) in our own format: names and values,
/// without missing ones.
public struct PersonalRecord: Hashable, Sendable {
    /// A name and its value.
    public struct Field: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: PersonalValue

        /// Memberwise.
        public init(_ name: String, _ value: PersonalValue) {
            self.name = name
            self.value = value
        }
    }

    /// In the order in which they are written.
    public var fields: [Field]

    /// Memberwise.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// Nil for a missing name.
    public subscript(name: String) -> PersonalValue? {
        fields.first { $0.name == name }?.value
    }
}

/// A value in a personal record.
public enum PersonalValue: Hashable, Sendable {
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    /// Words or ids.
    case words([String])
}
