/// A record of a member's personal data (a bottle, a mark, an entry of the log) in our own format: names and values,
/// without missing ones.
package struct PersonalRecord: Hashable, Sendable {
    /// A name and its value.
    package struct Field: Hashable, Sendable {
        package let name: String
        package let value: PersonalValue

        package init(_ name: String, _ value: PersonalValue) {
            self.name = name
            self.value = value
        }
    }

    /// In the order in which they are written.
    package var fields: [Field]

    package init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// Nil for a missing name.
    package subscript(name: String) -> PersonalValue? {
        fields.first { $0.name == name }?.value
    }
}

package enum PersonalValue: Hashable, Sendable {
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    /// Words or ids.
    case words([String])
}
