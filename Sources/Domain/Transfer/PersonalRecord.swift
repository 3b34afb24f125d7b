/// A record of personal data (a bottle, a mark, a log entry) in our own format: names and values, without missing ones.
package struct PersonalRecord: Hashable, Sendable {
    package struct Field: Hashable, Sendable {
        package let name: String
        package let value: PersonalValue

        package init(_ name: String, _ value: PersonalValue) {
            self.name = name
            self.value = value
        }
    }

    /// In the order of writing.
    package var fields: [Field]

    package init(_ fields: [Field] = []) { self.fields = fields }

    package subscript(name: String) -> PersonalValue? { fields.first { $0.name == name }?.value }
}

package enum PersonalValue: Hashable, Sendable {
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case words([String])
}
