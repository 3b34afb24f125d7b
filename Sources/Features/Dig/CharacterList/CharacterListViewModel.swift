import Domain
import FeatureKit
import Reactive

struct CharacterListState: ListHolder {
    typealias Row = CharacterRow

    let list: ListState<CharacterRow>
    let arrangement: CharacterListArrangement
}

@MainActor
final class CharacterListViewModel: ViewModel {
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
    private let bag = SubscriptionBag()

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
        input.otherRequested.observe { [flow, list] in flow.replace(.destination(.list(list.other))) }.store(in: bag)
        input.shuffleRequested.observe { [arrangement] in arrangement.update { $0.shuffle() } }.store(in: bag)
        content.on(input.skipRequested, in: bag) { [content, nextOne] row in
            // The store notifies about a member's skips.
            nextOne.skip(row.character.id) { [isGuest = nextOne.isGuest] in if isGuest { content.reload() } }
        }
        input.kindCycled.observe { [arrangement] in arrangement.update { $0.kind = $0.kind.next } }.store(in: bag)
        input.undugToggled.observe { [arrangement] in arrangement.update { $0.isUndugOnly.toggle() } }.store(in: bag)
        return Output(
            state: combineLatest(content.state, arrangement) { CharacterListState(list: $0, arrangement: $1) },
            messages: nextOne.messages)
    }
}
