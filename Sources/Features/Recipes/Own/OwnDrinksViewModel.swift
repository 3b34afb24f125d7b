import Domain
import FeatureKit
import Reactive

@MainActor
final class OwnDrinksViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let edited = Signal<Int>()
        let removed = Signal<Int>()
        let newRequested = Signal<Void>()
        let ingredientsRequested = Signal<Void>()
        let collectionsRequested = Signal<Void>()
        let listRequested = Signal<Place>()
    }

    typealias Output = StateOutput<OwnDrinksState>

    private let reader: OwnDrinksReader
    private let writer: MemberWriter
    private let flow: Flow<RecipesStep>
    private let content: ListContent<OwnDrinksRow>
    private let count: Observable<String>
    let bag = SubscriptionBag()

    private var strings: Strings { reader.strings }

    init(reader: OwnDrinksReader, writer: MemberWriter, flow: Flow<RecipesStep>) {
        self.reader = reader
        self.writer = writer
        self.flow = flow
        let count = Observable("")
        self.count = count
        content = ListContent(limit: 100, strings: reader.strings, texts: \.texts) {
            (last: OwnDrinkEntry?, limit: Int) in
            let page = try await reader.page(after: last, limit: limit)
            if last == nil {
                let text = try await reader.count()
                try Task.checkCancellation()
                await count.send(text)
            }
            return page
        }
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in
            switch $0 {
            case .draft(let subject, _, _): flow.show(.destination(subject.destination))
            case .drink(let drink, _): flow.open(.drink(drink.id))
            }
        }
        content.on(input.edited, in: bag) { [flow] in flow.show(.destination($0.subject.destination)) }
        content.on(input.removed, in: bag) { [weak self] in self?.remove($0) }
        on(input.newRequested) { $0.flow.show(.destination(.new)) }
        on(input.ingredientsRequested) { $0.flow.show(.destination(.ownIngredients)) }
        on(input.collectionsRequested) { $0.flow.show(.destination(.collections)) }
        input.listRequested.observe { [flow] in
            if $0 == .collections { flow.replace(.destination(.collections)) } else { flow.step(to: $0) }
        }.store(in: bag)
        return Output(
            state: combineLatest(content.state, count) { OwnDrinksState(list: $0, count: $1) },
            messages: writer.messages)
    }

    private func remove(_ row: OwnDrinksRow) {
        switch row {
        case .draft(let subject, let title, _):
            writer.write(Self.intent, saying: strings("own.draft-dropped", title)) { [reader] in
                try await reader.drafts.forget(about: subject)
            }
        case .drink(let drink, _):
            writer.write(Self.intent, ifChanged: strings("own.deleted", drink.name)) { [reader] in
                try await reader.recipes.delete(drink.id)
            }
        }
    }

    private static let intent = MemberIntent.open(route: RecipesDestination.own.route)
}
