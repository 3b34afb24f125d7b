import Domain
import FeatureKit
import Reactive

@MainActor
final class DoctorViewModel: SettingListViewModel {
    private let doctor: any Doctor
    let session: SettingListSession
    private var lines: [DoctorLine] = []

    init(doctor: any Doctor, session: SettingListSession) {
        self.doctor = doctor
        self.session = session
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        session.bind(input.list, to: self)
    }

    func reload() {
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

    func open(_ row: Int) {
        session.copy(DoctorText.text(of: lines))
    }
}

enum DoctorText {
    static func text(of lines: [DoctorLine]) -> String {
        lines.map { "\($0.isWrong ? "!" : " ") \($0.part): \($0.subject): \($0.finding)" }.joined(separator: "\n")
    }
}
