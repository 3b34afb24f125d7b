import Domain
import FeatureKit
import Reactive

struct HomeShelfRow: Equatable, Sendable {
    let line: PageRow<Place>
    let isMine: Bool
}

struct HomeShelfState: ListHolder {
    typealias Row = HomeShelfRow

    var list = ListState<HomeShelfRow>()
    var title = ""
    var status = ""
    var empty = ""
    var filter: [FilterChip<WorkOption>] = []
    var lacksType = false
}

extension HomeShelfState {
    @MainActor
    init(
        list: ListState<HomeShelfRow>, _ setting: ShelfSetting, _ known: ShelfArrangements.Knowledge,
        age: String, isMine: Bool, _ strings: Strings
    ) {
        let (shelf, type, arrangement) = (setting.shelf, setting.type, setting.current)
        let words = WorkOptionText(strings: strings, genres: known.genres)
        self.list = list
        title = HomeShelfText.title(shelf, type, isMine: isMine, strings)
        status = [age, HomeShelfText.status(arrangement, strings)].filter { !$0.isEmpty }.joined(separator: " · ")
        empty = HomeShelfText.empty(shelf, type, arrangement.filter, strings)
        filter = words.sorted(arrangement.filter.wanted).map { FilterChip(meaning: $0, text: words.phrase(of: $0)) }
        lacksType = shelf.needsType && type == nil
    }
}

@MainActor
final class HomeShelfViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let filterRequested = Signal<Void>()
        let optionRemoved = Signal<WorkOption>()
        let filterCleared = Signal<Void>()
        let sortRequested = Signal<Void>()
        /// Shows the next kind of works, on all shelves.
        let kindCycled = Signal<Void>()
        let typeRequested = Signal<Void>()
    }

    typealias Output = StateOutput<HomeShelfState>

    private let setting: ShelfSetting
    private let reader: HomeShelfReader
    private let flow: Flow<HomeStep>
    private let content: ListContent<HomeShelfRow>
    private let failed = Signal<String>()
    let bag = SubscriptionBag()
    private let measuring = LatestTask()
    private let dating = LatestTask()
    private let age = Observable("")
    private var wasMine = false

    private var strings: Strings { reader.strings }

    init(setting: ShelfSetting, reader: HomeShelfReader, flow: Flow<HomeStep>) {
        self.setting = setting
        self.reader = reader
        self.flow = flow
        content = ListContent(strings: reader.strings, texts: { [$0.line.title, $0.line.remark] }) { last, limit in
            try await reader.rows(await setting.current, type: await setting.type, after: last, limit: limit)
                .map { HomeShelfRow(line: reader.row($0), isMine: $0.isMine) }
        }
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, others: setting.changes, in: bag) { [flow] in flow.open($0.line.target) }
        on(input.refresh) { $0.date() }
        date()
        input.filterRequested.observe { [flow, shelf = setting.shelf] in flow.show(.filter(shelf)) }.store(in: bag)
        on(input.optionRemoved) { $0.setting.toggle($1) }
        on(input.filterCleared) { $0.setting.clearFilter() }
        on(input.sortRequested) { $0.sort() }
        on(input.kindCycled) { $0.setting.showNextKind() }
        on(input.typeRequested) { $0.flow.open(.ownType) }
        // Every change of the setting reads the list again, which also updates the texts.
        let known = combineLatest(setting.known, age) { ($0, $1) }
        let state = combineLatest(content.state, known) { [weak self, setting, strings] list, known in
            HomeShelfState(list: list, setting, known.0, age: known.1, isMine: self?.isMine(list) == true, strings)
        }
        return Output(state: state, messages: Messages(done: .never, failed: failed.events))
    }

    /// Keeps the last answer while the list is read and if nothing matches the filter.
    private func isMine(_ list: ListState<HomeShelfRow>) -> Bool {
        if !list.phase.isBusy, !list.rows.isEmpty || setting.current == ShelfArrangement() {
            wasMine = !list.rows.isEmpty && list.rows.prefix(HomeReader.shown.hot).allSatisfy(\.isMine)
        }
        return wasMine
    }

    /// Reads the age of the votes; a failure leaves it unchanged.
    private func date() {
        dating.run { [reader] in
            try await reader.age()
        } completion: { [age] result in
            if case .success(let found) = result { age.send(found) }
        }
    }

    /// Sorts the shelf; one that is too long keeps its own order, with a message.
    private func sort() {
        measuring.run { [reader, type = setting.type] in
            try await reader.facts(type: type) != nil
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(true): setting.sortNext()
            case .success(false): failed.send(strings["home.sort.too-long"])
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}

enum HomeShelfText {
    static func title(_ shelf: HomeShelf, _ type: MBTI?, isMine: Bool, _ strings: Strings) -> String {
        if isMine { return strings["dig.hot.mine"] }
        guard let type else {
            return strings[shelf.needsType ? "home.shelf.\(shelf.rawValue).any" : "home.shelf.\(shelf.rawValue)"]
        }
        return strings("home.shelf.\(shelf.rawValue)", type.text)
    }

    /// Describes the kind of works, and the order if it is not the shelf's own; empty if both are the default.
    static func status(_ arrangement: ShelfArrangement, _ strings: Strings) -> String {
        [
            arrangement.filter.kind.map { strings["work.kind.\($0.rawValue)"] },
            arrangement.sort == .own ? nil : strings["home.sort.\(arrangement.sort.rawValue)"],
        ].compactMap { $0 }.joined(separator: " · ")
    }

    static func empty(_ shelf: HomeShelf, _ type: MBTI?, _ filter: WorkFilter, _ strings: Strings) -> String {
        if type == nil, shelf.needsType { return strings["home.empty.no-type"] }
        if !filter.wanted.isEmpty { return strings["home.none-left"] }
        guard let kind = filter.kind else { return strings["home.empty.\(shelf.rawValue)"] }
        return strings("filter.kind-empties", strings["work.kind.\(kind.rawValue)"])
    }
}
