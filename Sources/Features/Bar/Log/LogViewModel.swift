import Domain
import FeatureKit
import Reactive

@MainActor
final class LogViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let edited = Signal<Int>()
        let removed = Signal<Int>()
        /// Raises or lowers a row's rating by half a star.
        let ratingRaised = Signal<Int>()
        let ratingLowered = Signal<Int>()
        let addRequested = Signal<Void>()
    }

    typealias Output = StateOutput<LogState>

    private let log: any MadeLogRepository
    private let profile: Identifier<Profile>
    private let makeDrink: MakeDrink
    private let writer: MemberWriter
    private let flow: Flow<BarStep>
    private let strings: Strings
    private let content: ListContent<LogRow>
    private let evening: Observable<LogEvening>
    let bag = SubscriptionBag()

    init(
        log: any MadeLogRepository, profile: Identifier<Profile>,
        makeReader: @escaping @MainActor @Sendable () -> LogReader, makeDrink: MakeDrink,
        writer: MemberWriter, flow: Flow<BarStep>, strings: Strings
    ) {
        self.log = log
        self.profile = profile
        self.makeDrink = makeDrink
        self.writer = writer
        self.flow = flow
        self.strings = strings
        let evening = Observable(LogEvening())
        self.evening = evening
        content = ListContent(limit: 100, strings: strings, texts: { [$0.name, $0.entry.note ?? ""] }) { mark, limit in
            let reader = await makeReader()
            let page = try await reader.page(after: mark, limit: limit)
            if mark == nil {
                let text = try await reader.evening()
                try Task.checkCancellation()
                await evening.send(text)
            }
            return page
        }
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in flow.open(.drink($0.entry.variant ?? $0.entry.drink)) }
        content.on(input.edited, in: bag) { [weak self] in self?.edit($0) }
        content.on(input.removed, in: bag) { [weak self] in self?.remove($0) }
        content.on(input.ratingRaised, in: bag) { [weak self] in self?.rate($0, by: 1) }
        content.on(input.ratingLowered, in: bag) { [weak self] in self?.rate($0, by: -1) }
        on(input.addRequested) { $0.add() }
        return Output(
            state: combineLatest(content.state, evening) { LogState(list: $0, evening: $1) }, messages: writer.messages)
    }

    private func edit(_ row: LogRow) {
        if writer.isAuthorized(Self.intent) { flow.show(.entryForm(row.entry)) }
    }

    private func remove(_ row: LogRow) {
        writer.write(Self.intent, saying: strings("log.removed", row.name)) { [makeDrink] in
            try await makeDrink.remove([row.entry.id])
        }
    }

    /// Changes the rating by half stars; a rating of zero means unrated.
    private func rate(_ row: LogRow, by step: Int) {
        writer.write(Self.intent) { [log, profile] in
            // Reads the entry again: key presses can outpace the list.
            var entry = try await log.entry(row.entry, of: profile) ?? row.entry
            let halves = (entry.rating?.halves ?? 0) + step
            entry.rating = halves <= 0 ? nil : Rating(halves: min(halves, 10))
            try await log.update(entry, of: profile)
            return entry.rating
        } done: { [strings] rating in
            rating.map { strings("log.rated", row.name, NumberText.short($0.stars)) }
                ?? strings("log.unrated", row.name)
        }
    }

    private func add() {
        guard writer.isAuthorized(Self.intent) else { return }
        flow.show(.picker(.madeDrink) { [weak self] row in self?.add(row) })
    }

    private func add(_ row: PickerRow) {
        writer.write(Self.intent, saying: strings("log.added", row.name)) { [makeDrink] in
            try await makeDrink(Identifier(row.id))
        } completion: { [weak self] result in
            // Asks for a rating and a note at once, while the drink is fresh.
            if case .success(let outcome) = result { self?.flow.show(.entryForm(outcome.entry)) }
        }
    }

    private static let intent = MemberIntent.open(route: BarDestination.log.route)
}
