/// Reads all personal data of a member except recipes, as records of our own format.
package protocol PersonalRecordRepository: Sendable {
    /// Reads a member's records from one snapshot, section by section in a fixed order; nil `sections` for all.
    ///
    /// - Parameter each: Receives the records; reading ends with any error it throws.
    func records(
        in sections: Set<String>?, of profile: Identifier<Profile>,
        each: @escaping @Sendable (_ section: String, PersonalRecord) throws -> Void) async throws
}
