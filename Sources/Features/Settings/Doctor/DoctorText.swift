import FeatureKit

enum DoctorText {
    static func text(of lines: [DoctorLine]) -> String {
        lines.map { "\($0.isWrong ? "!" : " ") \($0.part): \($0.subject): \($0.finding)" }.joined(separator: "\n")
    }
}
