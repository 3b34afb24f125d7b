/// All personal data of a member except recipes, as records of our own format.
package protocol PersonalRecordRepository: Sendable {
    /// Reads the records of a member in one consistent view, section by section, each in its own fixed order.
    ///
    /// - Parameters:
    ///   - sections: nil for all.
    ///   - each: receives the records; if it throws, reading ends with that error.
    func records(
        in sections: Set<String>?, of profile: Identifier<Profile>,
        each: @escaping @Sendable (_ section: String, PersonalRecord) throws -> Void) async throws
}
