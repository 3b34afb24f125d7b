/// A line of a look at everything the program needs.
package struct DoctorLine: Hashable, Sendable {
    /// The part of the look, in words.
    package let part: String
    /// What was looked at.
    package let subject: String
    package let finding: String
    /// Whether something is wrong with it.
    package let isWrong: Bool

    package init(part: String, subject: String, finding: String, isWrong: Bool = false) {
        self.part = part
        self.subject = subject
        self.finding = finding
        self.isWrong = isWrong
    }
}
