package struct DoctorLine: Hashable, Sendable {
    package let part: String
    package let subject: String
    package let finding: String
    package let isWrong: Bool

    package init(part: String, subject: String, finding: String, isWrong: Bool = false) {
        self.part = part
        self.subject = subject
        self.finding = finding
        self.isWrong = isWrong
    }
}
