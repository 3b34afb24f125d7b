/// Looks over everything the program needs, and changes nothing.
package protocol Doctor: Sendable {
    /// What was found, in the words of the program.
    func look() async throws -> [DoctorLine]
}
