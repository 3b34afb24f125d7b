/// Checks everything the program needs, without changing anything.
package protocol Doctor: Sendable {
    func look() async throws -> [DoctorLine]
}
