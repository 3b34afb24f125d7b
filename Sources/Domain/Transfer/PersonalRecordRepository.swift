/// Everything a member keeps beside recipes, as records of our own format.
public protocol PersonalRecordRepository: Sendable {
    /// Reads the records of a member, section by section, each section in its own fixed order, in one consistent view.
    ///
    /// - Parameters:
    ///   - sections: the names of the sections that are wanted; nil is all.
    ///   - profile: whose.
    ///   - each: takes a record; where it throws, reading ends with that error.
    func records(
        in sections: Set<String>?, of profile: Identifier<Profile>,
        each: @escaping @Sendable (_ section: String, PersonalRecord) throws -> Void) async throws
}
