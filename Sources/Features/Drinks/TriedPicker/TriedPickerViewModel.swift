internal import Domain
internal import FeatureKit
internal import Reactive

/// Ticks the drinks the member has drunk before; every tick is kept at once and can be undone.
@MainActor
final class TriedPickerViewModel {
    struct Input {
        /// What is looked for; empty for everything.
        let query: ReadOnly<String>
        /// The rows that are on the screen now.
        let visibleRowsChanged: Events<Range<Int>>
        /// The next family (+1) or the one before (-1).
        let baseStepped: Events<Int>
        /// A row was ticked, or its tick taken away.
        let rowToggled: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<TriedPickerState>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: DrinksDIContainer.Dependencies
    private let drinkWriter: DrinkWriter
    private let state = Observable(TriedPickerState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var query = ""
    private var visible = 0..<40
    private var positions: [Int] = []

    private var strings: Strings { dependencies.strings }

    init(dependencies: DrinksDIContainer.Dependencies) {
        self.dependencies = dependencies
        drinkWriter = DrinkWriter(member: dependencies.member, strings: dependencies.strings)
    }

    func transform(_ input: Input) -> Output {
        input.query.changes.observe { [weak self] text in
            self?.query = text
            self?.reload(isOther: true)
        }.store(in: bag)
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.baseStepped.observe { [weak self] in self?.stepBase(by: $0) }.store(in: bag)
        input.rowToggled.observe { [weak self] in self?.toggle($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, failed: drinkWriter.messages.failed)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        repeat {
            await LatestTask.settleAll()
            await reading.settle()
        } while reading.isRunning
    }

    private func stepBase(by step: Int) {
        let choices: [BaseSpirit?] = [nil] + state.value.bases
        let place = choices.firstIndex(of: state.value.base) ?? 0
        state.update { $0.base = choices[(place + step + choices.count) % choices.count] }
        reload(isOther: true)
    }

    private func show(_ range: Range<Int>) {
        visible = range
        let rows = state.value.rows
        if state.value.phase == .loaded, range.clamped(to: 0..<positions.count).contains(where: { rows[$0] == nil }) {
            reload()
        }
    }

    private func toggle(_ row: Int) {
        guard let drink = state.value.rows[row] else { return }
        drinkWriter.toggle(.tried, on: drink.id, name: drink.name)
    }

    private func reload(isOther: Bool = false) {
        if isOther { visible = 0..<visible.count }
        state.update { $0.phase = $0.phase.requesting }
        let window = max(0, visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
        let base = state.value.base
        reading.run { [dependencies, query, readers = dependencies.member.readers] in
            let language = dependencies.strings.language
            let finder = dependencies.finder
            let search = DrinkSearch(
                filter: DrinkFilter(wanted: base.map { [.base($0)] } ?? []), words: query.isEmpty ? [] : [query])
            let listing = try await finder.listing(search, sort: .name, by: language)
            let bases = try await finder.facets(DrinkFilter(), by: language).options[.base] ?? []
            let shown = window.clamped(to: 0..<listing.count)
            let ids = try await finder.drinks(at: Array(listing.positions[shown]), by: language)
            return (
                listing.positions, shown, try await dependencies.drinks.drinks(with: ids),
                try await readers.marks.marks(of: ids, for: readers.profile),
                try await readers.marks.count(of: .tried, for: readers.profile), bases.map(\.option)
            )
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (positions, shown, drinks, marks, tried, bases)):
                self.positions = positions
                let rows = drinks.map { self.row($0, isTried: marks[$0.id]?.isTried ?? false) }
                state.update { state in
                    state.rows = Dictionary(zip(shown, rows), uniquingKeysWith: { first, _ in first })
                    state.count = positions.count
                    state.bases = bases.compactMap { if case .base(let base) = $0 { base } else { nil } }
                    state.triedCount = tried
                    state.phase = positions.isEmpty ? .empty : .loaded
                    if isOther { state.arrival += 1 }
                }
                show(visible)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func row(_ drink: DrinkSummary, isTried: Bool) -> TriedPickerState.Row {
        TriedPickerState.Row(
            id: drink.id, name: drink.name[strings.language], otherName: drink.name.other(than: strings.language),
            base: strings["base.\(drink.base.rawValue)"], isTried: isTried)
    }
}
