import Domain
import FeatureKit
import Reactive

struct CollectionsRow: Equatable, Sendable {
    let id: Identifier<DrinkCollection>
    let name: String
    /// `12 drinks`.
    let count: String
}

/// The member's collections, last changed first.
@MainActor
final class CollectionsViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let newRequested = Signal<Void>()
        let renamed = Signal<Int>()
        let removed = Signal<Int>()
        let listRequested = Signal<Place>()
    }

    typealias Output = StateOutput<ListState<CollectionsRow>>

    private let collections: MemberCollections
    private let writer: MemberWriter
    private let flow: Flow<RecipesStep>
    private let strings: Strings
    private let content: ListContent<CollectionsRow>
    let bag = SubscriptionBag()

    init(collections: MemberCollections, writer: MemberWriter, flow: Flow<RecipesStep>, strings: Strings) {
        self.collections = collections
        self.writer = writer
        self.flow = flow
        self.strings = strings
        content = ListContent(limit: 100, strings: strings, texts: { [$0.name] }) {
            (last: DrinkCollection?, limit: Int) in
            let found = try await collections.page(after: last, limit: limit)
            let rows = found.map {
                CollectionsRow(id: $0.id, name: $0.name, count: strings.counted("collection.count", $0.count))
            }
            return (rows, found.count < limit ? nil : found.last)
        }
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in flow.show(.destination(.collection($0.id))) }
        on(input.newRequested) { $0.askForNew() }
        input.listRequested.observe { [flow] in
            if $0 == .ownRecipes { flow.replace(.destination(.own)) } else { flow.step(to: $0) }
        }.store(in: bag)
        content.on(input.renamed, in: bag) { [weak self] in self?.askForName(of: $0) }
        content.on(input.removed, in: bag) { [weak self] in self?.remove($0) }
        return Output(state: content.state, messages: writer.messages)
    }

    private func askForNew() {
        guard writer.isAuthorized(Self.intent) else { return }
        flow.show(.prompt(.newCollection(strings) { [weak self] in self?.create($0) }))
    }

    private func create(_ name: String) {
        writer.write(Self.intent, saying: strings("collection.made", name)) { [collections] in
            try await collections.create(name)
        }
    }

    private func askForName(of row: CollectionsRow) {
        guard writer.isAuthorized(Self.intent) else { return }
        flow.show(.prompt(.collection(named: row.name, strings) { [weak self] in self?.rename(row.id, to: $0) }))
    }

    private func rename(_ id: Identifier<DrinkCollection>, to name: String) {
        writer.write(Self.intent, ifChanged: strings("collection.renamed", name)) { [collections] in
            try await collections.rename(id, to: name)
        }
    }

    private func remove(_ row: CollectionsRow) {
        writer.write(Self.intent, ifChanged: strings("collection.deleted", row.name)) { [collections] in
            try await collections.delete(row.id)
        }
    }

    private static let intent = MemberIntent.open(route: RecipesDestination.collections.route)
}
