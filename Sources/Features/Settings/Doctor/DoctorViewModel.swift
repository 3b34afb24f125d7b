import Domain
import FeatureKit
import Reactive

@MainActor
final class DoctorViewModel: ViewModel {
    private let doctor: any Doctor
    private let session: SettingListSession
    private let strings: Strings
    private var lines: [DoctorLine] = []

    init(doctor: any Doctor, session: SettingListSession, strings: Strings) {
        self.doctor = doctor
        self.session = session
        self.strings = strings
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        session.bind(input.list, open: { [weak self] _ in self?.copyAll() }, reload: { [weak self] in self?.reload() })
    }

    private func reload() {
        session.read { [doctor] in
            try await doctor.diagnose()
        } show: { [weak self] in
            self?.show($0)
        }
    }

    private func show(_ lines: [DoctorLine]) {
        self.lines = lines
        let wrong = lines.count(where: \.isWrong)
        session.show(
            lines.map { SettingRow(section: $0.part, title: $0.subject, detail: $0.finding, isNews: $0.isWrong) },
            status: wrong == 0 ? strings["doctor.well"] : strings.counted("doctor.wrong", wrong))
    }

    private func copyAll() {
        session.copy(DoctorText.text(of: lines))
    }
}

enum DoctorText {
    static func text(of lines: [DoctorLine]) -> String {
        lines.map { "\($0.isWrong ? "!" : " ") \($0.part): \($0.subject): \($0.finding)" }.joined(separator: "\n")
    }
}
