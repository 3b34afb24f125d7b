internal import Domain
internal import FeatureKit
internal import Reactive

/// What `dimo doctor` finds, in the program.
@MainActor
final class DoctorViewModel: SettingListModel {
    private let doctor: any Doctor
    private let strings: Strings
    private let state = Observable(SettingListState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let copied = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var query = ""
    private var lines: [DoctorLine] = []

    init(doctor: any Doctor, strings: Strings) {
        self.doctor = doctor
        self.strings = strings
    }

    func transform(_ input: SettingListInput) -> SettingListOutput {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] _ in self?.copyAll() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return SettingListOutput(
            state: state.readOnly, done: done.events, failed: failed.events,
            copied: copied.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [doctor] in
            try await doctor.look()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let lines): apply(lines)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func apply(_ lines: [DoctorLine]) {
        self.lines = lines
        let wrong = lines.count(where: \.isWrong)
        state.update { state in
            state.phase = .loaded
            state.status = wrong == 0 ? strings["doctor.well"] : strings.counted("doctor.wrong", wrong)
            state.rows = lines.map {
                SettingRow(section: $0.part, title: $0.subject, detail: $0.finding, isNews: $0.isWrong)
            }
        }
        find(query)
    }

    private func find(_ text: String) {
        query = text
        let matches = state.value.rows(matching: text)
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func copyAll() {
        copied.send(DoctorText.text(of: lines))
    }
}
