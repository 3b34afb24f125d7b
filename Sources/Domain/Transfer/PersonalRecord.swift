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

/// Reads all personal data of a member except recipes, as records of our own format.
package protocol PersonalRecordRepository: Sendable {
    /// Reads a member's records from one snapshot, section by section in a fixed order; nil `sections` for all.
    ///
    /// - Parameter each: Receives the records; reading ends with any error it throws.
    func records(
        in sections: Set<String>?, of profile: Identifier<Profile>,
        each: @escaping @Sendable (_ section: String, PersonalRecord) throws -> Void) async throws
}
