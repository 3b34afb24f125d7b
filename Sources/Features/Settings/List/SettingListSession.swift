import Domain
import FeatureKit
import Reactive

@MainActor
protocol SettingListViewModel: ViewModel {
    var session: SettingListSession { get }

    func open(_ row: Int)
    func reload()
}

extension SettingListViewModel {
    var strings: Strings { session.strings }
}

@MainActor
final class SettingListSession {
    let bag = SubscriptionBag()
    let writer: MemberWriter
    let strings: Strings

    private let state = Observable(SettingListState())
    private let copied = Signal<String>()
    private let reading = LatestTask()
    private var query = ""

    init(authorizer: any MemberAuthorizer, strings: Strings) {
        writer = MemberWriter(authorizer: authorizer, strings: strings)
        self.strings = strings
    }

    var rows: [SettingRow] { state.value.rows }

    func bind(_ input: ListInput, to model: some SettingListViewModel) -> SettingListOutput {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self, weak model] index in
            if let self, rows.indices.contains(index) { model?.open(index) }
        }.store(in: bag)
        input.refresh.observe { [weak model] in model?.reload() }.store(in: bag)
        model.reload()
        return SettingListOutput(state: state.readOnly, messages: writer.messages, copied: copied.events)
    }

    func read<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value, show: @escaping @MainActor (Value) -> Void
    ) {
        reading.read(into: state, strings, work, show: show)
    }

    func show(_ rows: [SettingRow], status: String = "", empty: String = "") {
        state.update {
            $0.phase = rows.isEmpty ? .empty : .loaded
            $0.rows = rows
            $0.status = status
            $0.empty = empty
            $0.matches = matches(in: rows)
        }
    }

    func copy(_ text: String) { copied.send(text) }

    private func find(_ text: String) {
        query = text
        let matches = matches(in: rows)
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func matches(in rows: [SettingRow]) -> [Int] {
        RowMatches.positions(of: query, in: rows) { [$0.section, $0.title, $0.detail, $0.name] }
    }
}
