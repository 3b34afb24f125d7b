import Domain
import FeatureKit
import Reactive

/// The collections to choose from for a drink; ticking one takes effect at once.
@MainActor
final class CollectionPickerViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let ticked = Signal<Int>()
        let newRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<CollectionPickerState>

    /// The collection list shows the rest.
    private static let limit = 200

    private let drink: Identifier<Drink>
    private let drinks: any DrinkRepository
    private let collections: MemberCollections
    private let writer: MemberWriter
    private let flow: Flow<RecipesStep>
    private let strings: Strings
    private let state = Observable(CollectionPickerState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()

    private var intent: MemberIntent { .open(route: RecipesDestination.collect(drink).route) }

    init(
        drink: Identifier<Drink>, drinks: any DrinkRepository, collections: MemberCollections, writer: MemberWriter,
        flow: Flow<RecipesStep>, strings: Strings
    ) {
        self.drink = drink
        self.drinks = drinks
        self.collections = collections
        self.writer = writer
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.ticked) { $0.tick($1) }
        on(input.newRequested) { $0.askForNew() }
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly, messages: writer.messages)
    }

    private func reload() {
        reading.read(into: state, strings) { [drink, drinks, collections, language = strings.language] in
            let all = try await collections.page(after: nil, limit: Self.limit)
            let holding = try await collections.holding(drink)
            let rows = all.map { CollectionPickerState.Row(id: $0.id, name: $0.name, isIn: holding.contains($0.id)) }
            return (rows, try await drinks.drinks(with: [drink]).first?.name[language] ?? drink.rawValue)
        } show: { [weak self] contents in
            let (rows, name) = contents
            self?.state.update {
                // Ticking changes the edit dates, so the rows keep their places.
                let order = $0.rows.map(\.id)
                let known = order.compactMap { id in rows.first { $0.id == id } }
                $0.rows = rows.filter { !order.contains($0.id) } + known
                $0.name = name
                $0.phase = .loaded
            }
        }
    }

    private func tick(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        let row = state.value.rows[index]
        let text = strings(row.isIn ? "collection.taken-out" : "collection.put-in", row.name, state.value.name)
        writer.write(intent, ifChanged: text) { [drink, collections] in
            row.isIn
                ? try await collections.remove(drink, from: row.id) : try await collections.add(drink, to: row.id)
        }
    }

    private func askForNew() {
        flow.show(.prompt(.newCollection(strings) { [weak self] in self?.create($0) }))
    }

    private func create(_ collection: String) {
        let text = strings("collection.put-in", collection, state.value.name)
        writer.write(intent, saying: text) { [drink, collections] in
            try await collections.create(collection, with: [drink])
        }
    }
}
