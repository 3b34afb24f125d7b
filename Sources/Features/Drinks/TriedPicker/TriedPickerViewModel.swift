import Domain
import FeatureKit
import Reactive

@MainActor
final class TriedPickerViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let query = Observable("")
        let visibleRows = Signal<Range<Int>>()
        /// Selects the next (+1) or previous (-1) spirit family.
        let baseStepped = Signal<Int>()
        let rowToggled = Signal<Int>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<TriedPickerState>

    private let reader: TriedPickerReader
    private let writer: MarkWriter
    private let state = Observable(TriedPickerState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var query = ""
    private var window = RowWindow()

    private var strings: Strings { reader.sources.strings }

    init(reader: TriedPickerReader, writer: MarkWriter) {
        self.reader = reader
        self.writer = writer
    }

    func transform(_ input: Input) -> Output {
        input.query.changes.observe { [weak self] text in
            self?.query = text
            self?.reload(isOther: true)
        }.store(in: bag)
        on(input.visibleRows) { $0.show($1) }
        on(input.baseStepped) { $0.stepBase(by: $1) }
        on(input.rowToggled) { $0.toggle($1) }
        on(input.refresh) { $0.reload() }
        reload()
        // A visible tick needs no message.
        return Output(state: state.readOnly, messages: Messages(done: .never, failed: writer.messages.failed))
    }

    private func stepBase(by step: Int) {
        let choices: [BaseSpirit?] = [nil] + state.value.bases
        let place = choices.firstIndex(of: state.value.base) ?? 0
        state.update { $0.base = choices[(place + step + choices.count) % choices.count] }
        reload(isOther: true)
    }

    private func show(_ range: Range<Int>) {
        window.show(range)
        let rows = state.value.rows
        if state.value.phase == .loaded, window.isIncomplete(of: state.value.count, isHeld: { rows[$0] != nil }) {
            reload()
        }
    }

    private func toggle(_ row: Int) {
        guard let drink = state.value.rows[row] else { return }
        writer.toggle(.tried, on: drink.id, name: drink.name)
    }

    private func reload(isOther: Bool = false) {
        if isOther { window.returnToStart() }
        let wanted = window.wanted
        reading.read(into: state, strings) { [reader, query, base = state.value.base] in
            try await reader.page(wanted, of: base, matching: query)
        } show: { [weak self] page in
            guard let self else { return }
            window.note(wanted)
            apply(page, isOther: isOther)
            show(window.visible)
        }
    }

    private func apply(_ page: TriedPickerReader.Page, isOther: Bool) {
        state.update { state in
            state.rows = page.rows
            state.count = page.count
            state.bases = page.bases
            state.triedCount = page.triedCount
            state.phase = page.count == 0 ? .empty : .loaded
            if isOther { state.arrival += 1 }
        }
    }
}
