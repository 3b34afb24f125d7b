import Domain
import FeatureKit
import Reactive

struct CharacterListState: ListHolder {
    typealias Row = CharacterRow

    let list: ListState<CharacterRow>
    let arrangement: CharacterListArrangement
}

@MainActor
final class CharacterListViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let pageRequested = Signal<Int>()
        let workRequested = Signal<Int>()
        let otherRequested = Signal<Void>()
        let shuffleRequested = Signal<Void>()
        let skipRequested = Signal<Int>()
        let kindCycled = Signal<Void>()
        let undugToggled = Signal<Void>()
    }

    typealias Output = StateOutput<CharacterListState>

    private let list: CharacterList
    private let flow: Flow<DigStep>
    private let arrangement: Observable<CharacterListArrangement>
    private let content: ListContent<CharacterRow>
    private let nextOne: NextToDig
    let bag = SubscriptionBag()

    init(
        list: CharacterList, reader: CharacterListReader, seed: UInt64, nextOne: NextToDig, flow: Flow<DigStep>,
        strings: Strings
    ) {
        self.nextOne = nextOne
        self.list = list
        self.flow = flow
        let arrangement = Observable(CharacterListArrangement(seed: seed))
        self.arrangement = arrangement
        content = ListContent(strings: strings, texts: { [$0.name, $0.work] }) { last, limit in
            try await reader.rows(await arrangement.value, after: last, limit: limit)
        }
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, others: arrangement.changes.map { _ in }, in: bag) { [flow] in
            flow.show(.destination(.character($0.character)))
        }
        content.on(input.pageRequested, in: bag) { [flow] in flow.open(.character($0.character.id)) }
        content.on(input.workRequested, in: bag) { [flow] in flow.open(.work($0.workID)) }
        on(input.otherRequested) { $0.flow.replace(.destination(.list($0.list.other))) }
        on(input.shuffleRequested) { $0.arrangement.update { $0.shuffle() } }
        content.on(input.skipRequested, in: bag) { [content, nextOne] row in
            // The store notifies about a member's skips.
            nextOne.skip(row.character.id) { [isGuest = nextOne.isGuest] in if isGuest { content.reload() } }
        }
        on(input.kindCycled) { $0.arrangement.update { $0.kind = $0.kind.next } }
        on(input.undugToggled) { $0.arrangement.update { $0.isUndugOnly.toggle() } }
        return Output(
            state: combineLatest(content.state, arrangement) { CharacterListState(list: $0, arrangement: $1) },
            messages: nextOne.messages)
    }
}
