/// Checks everything the program needs, without changing anything.
package protocol Doctor: Sendable {
    func diagnose() async throws -> [DoctorLine]
}

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

/// Writes reports to files; never sends them.
package protocol ReportWriter: Sendable {
    /// Writes a report readable only by its owner and returns the file's path; `kind` determines the file's name.
    /// Throws the reason the file could not be written.
    func write(_ report: String, as kind: ReportKind) async throws -> String
}

package enum ReportKind: Sendable {
    /// A member's message to the developers, with the doctor's findings.
    case inquiry
    /// A member's data on a community's server, as JSON lines.
    case communityExport
}
