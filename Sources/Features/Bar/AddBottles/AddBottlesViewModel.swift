import Domain
import FeatureKit
import Reactive

/// Finds ingredients and collects ticks, which are saved or discarded together.
@MainActor
final class AddBottlesViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let query = Observable("")
        let toggled = Signal<Int>()
        /// Moves the filter by a number of places in the strip.
        let filterMoved = Signal<Int>()
        let saveRequested = Signal<Void>()
        /// Asks first if ticks are unsaved.
        let leaveRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    struct Output: ScreenOutput {
        let state: ReadOnly<AddBottlesState>
        let messages: Messages
        /// An ingredient created from the typed name, once it is ticked.
        let created: Events<Identifier<Ingredient>>
        let finished: Events<Void>
    }

    private let search: BottleSearch
    private let writer: MemberWriter
    private let flow: Flow<BarStep>
    private let strings: Strings
    private let state: Observable<AddBottlesState>
    private let created = Signal<Identifier<Ingredient>>()
    private let finished = Signal<Void>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var query = ""
    /// Whether a text, not the member, changed the filter from the commonest to all.
    private var leftCommonest = false
    private var found: [Ingredient] = []
    private var unknown: String?
    private var owned: Set<Identifier<Ingredient>> = []
    private var pending = PendingBottles()
    /// The owner of the bar the ticks apply to: inner nil is the member's own bar, outer nil means not read yet.
    private var owner: Identifier<Profile>??

    init(filter: BottleFilter, search: BottleSearch, writer: MemberWriter, flow: Flow<BarStep>, strings: Strings) {
        self.search = search
        self.writer = writer
        self.flow = flow
        self.strings = strings
        state = Observable(AddBottlesState(filter: filter))
    }

    func transform(_ input: Input) -> Output {
        on(input.query) { $0.search($1) }
        on(input.toggled) { $0.toggle($1) }
        on(input.filterMoved) { $0.moveFilter(by: $1) }
        on(input.saveRequested) { $0.save() }
        on(input.leaveRequested) { $0.leave() }
        on(input.refresh) { $0.reload() }
        return Output(
            state: state.readOnly, messages: writer.messages, created: created.events, finished: finished.events)
    }

    /// Searches all ingredients instead of the commonest while there is a text, because the text may mean a rarer one.
    private func search(_ text: String) {
        let wasSearching = !query.isEmpty
        query = text
        if !wasSearching, !text.isEmpty, state.value.filter == .commonest {
            leftCommonest = true
            state.update { $0.filter = .all }
        } else if wasSearching, text.isEmpty, leftCommonest {
            leftCommonest = false
            state.update { $0.filter = .commonest }
        }
        reload()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        read { [search, query, filter = state.value.filter] in
            let found = try await search.find(query, in: filter)
            return (found, found.isEmpty ? try await search.isUnknown(query) ? query : nil : nil)
        }
    }

    private func read(_ list: @escaping @Sendable () async throws -> ([Ingredient], unknown: String?)) {
        reading.run { [search, pending] in
            let (found, unknown) = try await list()
            let host = try await search.bar.host()?.id
            let bottles = try await search.bar.bottles()
            var open = pending
            open.settle(with: Set(bottles.filter(\.isInBar).map(\.ingredient)))
            return (host, found, unknown, bottles, open, try await search.effect(of: open, bottles))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (host, found, unknown, bottles, open, effect)):
                if let owner, owner != host, !open.isEmpty {
                    // Discards ticks made for another bar.
                    self.owner = host
                    pending = PendingBottles()
                    writer.fail(strings["bar.share.another"])
                    return read { (found, unknown) }
                }
                owner = host
                self.found = found
                self.unknown = unknown
                owned = Set(bottles.filter(\.isInBar).map(\.ingredient))
                pending = open
                if let made = pending.tickAwaited(in: found, owned) {
                    created.send(made)
                    return reload()
                }
                show(effect.summary(bottles: bottles.count, pending: pending.count, strings))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func show(_ summary: String) {
        state.update { state in
            state.rows = self.rows
            state.phase = state.rows.isEmpty ? .empty : .loaded
            state.summary = summary
            state.pending = self.pending.count
        }
    }

    private var rows: [AddBottlesState.Row] {
        let rows = found.map {
            AddBottlesState.Row($0, isOwned: pending.isOwned($0.id, owned), isPending: pending.contains($0.id), strings)
        }
        return rows.isEmpty && !newName.isEmpty ? [AddBottlesState.Row(named: newName, strings)] : rows
    }

    private var newName: String { PlainText.line(unknown ?? "", limit: RecipeDraft.longestName) }

    private func toggle(_ index: Int) {
        guard !writer.isWriting, state.value.rows.indices.contains(index) else { return }
        guard let ingredient = state.value.rows[index].ingredient else {
            pending.awaited = newName
            return flow.open(.newIngredient(newName))
        }
        pending.toggle(ingredient, owned)
        state.update { state in
            state.rows = self.rows
            state.pending = self.pending.count
        }
        read { [found] in (found, nil) }
    }

    private func moveFilter(by step: Int) {
        leftCommonest = false
        let strip = BottleFilter.strip
        let place = strip.firstIndex(of: state.value.filter) ?? 0
        state.update { $0.filter = strip[((place + step) % strip.count + strip.count) % strip.count] }
        reload()
    }

    private func leave() {
        guard !writer.isWriting else { return }
        guard !pending.isEmpty else { return finished.send() }
        flow.show(
            .leavePrompt(
                pending.count, save: { [weak self] in self?.save() }, discard: { [weak self] in self?.discard() }))
    }

    private func discard() {
        pending = PendingBottles()
        finished.send()
    }

    private func save() {
        guard !pending.isEmpty else { return finished.send() }
        guard !writer.isWriting else { return }
        writer.write(.open(route: BarDestination.shelf.route)) {
            [bar = search.bar, pending, owner = owner ?? nil] in
            try await bar.apply(pending.change(try await bar.bottles()), seenInBarOf: owner)
        } done: { [strings] in
            BottlesChangeText.describe($0, strings)
        } completion: { [weak self] result in
            guard let self, case .success = result else { return }
            pending = PendingBottles()
            state.update { $0.pending = 0 }
            finished.send()
        }
    }
}
