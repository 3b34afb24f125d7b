import Domain
import FeatureKit
import Reactive

@MainActor
final class CollectionViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let movedUp = Signal<Int>()
        let movedDown = Signal<Int>()
        let removed = Signal<Int>()
        let renameRequested = Signal<Void>()
    }

    struct Output: ScreenOutput {
        let state: ReadOnly<CollectionState>
        let messages: Messages
        let selection: Events<Int>
    }

    private let id: Identifier<DrinkCollection>
    private let collections: MemberCollections
    private let writer: MemberWriter
    private let flow: Flow<RecipesStep>
    private let strings: Strings
    private let content: ListContent<DrinkRow>
    private let head: Observable<CollectionHead>
    private let selection = Signal<Int>()
    let bag = SubscriptionBag()
    /// The last move, because keys may repeat faster than the list is read.
    private var moved: (drink: Identifier<Drink>, index: Int)?

    private var intent: MemberIntent { .open(route: RecipesDestination.collection(id).route) }

    init(
        id: Identifier<DrinkCollection>, reader: CollectionReader, collections: MemberCollections,
        writer: MemberWriter, flow: Flow<RecipesStep>, strings: Strings
    ) {
        self.id = id
        self.collections = collections
        self.writer = writer
        self.flow = flow
        self.strings = strings
        let head = Observable(CollectionHead())
        self.head = head
        content = ListContent(limit: 200, strings: strings, texts: { [$0.name, $0.otherName] }) {
            (last: Identifier<Drink>?, limit: Int) in
            if last == nil {
                let found = try await reader.head()
                try Task.checkCancellation()
                await head.send(found)
            }
            return try await reader.page(after: last, limit: limit)
        }
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in flow.open(.drink($0.id)) }
        on(content.state) { $0.forgetMove(in: $1.rows) }
        on(input.movedUp) { $0.move($1, by: -1) }
        on(input.movedDown) { $0.move($1, by: 1) }
        content.on(input.removed, in: bag) { [weak self] in self?.remove($0) }
        on(input.renameRequested) { $0.askForName() }
        return Output(
            state: combineLatest(content.state, head) { CollectionState(list: $0, head: $1) },
            messages: writer.messages, selection: selection.events)
    }

    private func move(_ index: Int, by step: Int) {
        guard let row = content.row(at: index), content.row(at: index + step) != nil else { return }
        let drink = moved.flatMap { $0.index == index ? $0.drink : nil } ?? row.id
        let isStarted = writer.write(intent, saying: nil) { [collections, id] in
            try await collections.move(drink, by: step, in: id)
        } completion: { [weak self] result in
            if (try? result.get()) != true { self?.moved = nil }
        }
        guard isStarted else { return }
        moved = (drink, index + step)
        selection.send(index + step)
    }

    /// Forgets the move once the list shows it.
    private func forgetMove(in rows: [DrinkRow]) {
        guard let moved, rows.indices.contains(moved.index), rows[moved.index].id == moved.drink else { return }
        self.moved = nil
    }

    private func remove(_ row: DrinkRow) {
        writer.write(intent, ifChanged: strings("collection.removed", row.name)) { [collections, id] in
            try await collections.remove(row.id, from: id)
        }
    }

    private func askForName() {
        flow.show(.prompt(.collection(named: head.value.name, strings) { [weak self] in self?.rename(to: $0) }))
    }

    private func rename(to name: String) {
        writer.write(intent, ifChanged: strings("collection.renamed", name)) { [collections, id] in
            try await collections.rename(id, to: name)
        }
    }
}

struct CollectionReader: Sendable {
    let id: Identifier<DrinkCollection>
    let collections: MemberCollections
    let drinks: any DrinkRepository
    let bar: HomeBar
    let strings: Strings

    func head() async throws -> CollectionHead {
        let found = try await collections.collection(id)
        return CollectionHead(name: found.name, count: strings.counted("collection.count", found.count))
    }

    func page(after last: Identifier<Drink>?, limit: Int) async throws -> (rows: [DrinkRow], last: Identifier<Drink>?) {
        let ids = try await collections.repository.drinks(in: id, after: last, limit: limit)
        let away = try await bar.away(of: ids)
        let rows = try await drinks.drinks(with: ids).map { DrinkRow($0, away: away[$0.id], strings: strings) }
        return (rows, ids.count < limit ? nil : ids.last)
    }
}

struct CollectionState: ListHolder {
    typealias Row = DrinkRow

    var list = ListState<DrinkRow>()
    var head = CollectionHead()
}

struct CollectionHead: Equatable, Sendable {
    var name = ""
    /// `12 drinks`.
    var count = ""
}
