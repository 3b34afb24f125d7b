import FeatureKit

/// What the doctor found, as plain text for a clipboard or a report.
enum DoctorText {
    static func text(of lines: [DoctorLine]) -> String {
        lines.map { "\($0.isWrong ? "!" : " ") \($0.part): \($0.subject): \($0.finding)" }.joined(separator: "\n")
    }
}
