/// Something a member keeps - a bottle, a mark, an entry of the log - as our own format has it: names and values, what
/// is not there left out.
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

    /// The fields, in the order they are written.
    public var fields: [Field]

    /// Memberwise.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The value of a name; nil where there is none.
    public subscript(name: String) -> PersonalValue? {
        fields.first { $0.name == name }?.value
    }
}
