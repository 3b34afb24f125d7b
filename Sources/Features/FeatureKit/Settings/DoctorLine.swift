/// A line of a look at everything the program needs.
public struct DoctorLine: Hashable, Sendable {
    /// The part of the look, in words.
    public let part: String
    /// What was looked at.
    public let subject: String
    /// What was found.
    public let finding: String
    /// Whether something is wrong with it.
    public let isWrong: Bool

    /// Memberwise.
    public init(part: String, subject: String, finding: String, isWrong: Bool = false) {
        self.part = part
        self.subject = subject
        self.finding = finding
        self.isWrong = isWrong
    }
}
