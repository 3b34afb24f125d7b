import Domain
import FeatureKit
import Reactive

struct MonthState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    var blocks: [PageBlock<MomentumTarget>] = []
    /// The month as Markdown; empty until loaded.
    var markdown = ""
}

/// Shows a month of the member's digs, films, drinks, news and leanings, as text or as a picture.
@MainActor
final class MonthViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<MomentumTarget>()
        let moved = Signal<Int>()
        let pictureToggled = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<MonthState>

    private struct Reading: Sendable {
        let blocks: [PageBlock<MomentumTarget>]
        let picture: [PageBlock<MomentumTarget>]
        let title: String
        let markdown: String
    }

    private let reader: MonthReader
    private let flow: Flow<MomentumDestination>
    private let loader: PageLoader<Reading, MonthState>
    private let picture: Observable<Bool>
    let bag = SubscriptionBag()
    private var month: LocalMonth

    /// `month` is nil for the current one.
    init(month: LocalMonth?, reader: MonthReader, flow: Flow<MomentumDestination>, strings: Strings) {
        self.month = month ?? reader.present
        self.reader = reader
        self.flow = flow
        let picture = Observable(false)
        self.picture = picture
        loader = PageLoader(strings: strings, gone: nil) { reading in
            var state = MonthState()
            state.title = reading.title
            state.blocks = picture.value ? reading.picture : reading.blocks
            state.markdown = reading.markdown
            return state
        }
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $1.open(in: $0.flow) }
        on(input.moved) { $0.move(by: $1) }
        input.pictureToggled.observe { [weak self] in
            self?.picture.update { $0.toggle() }
            self?.load()
        }.store(in: bag)
        on(input.refresh) { $0.load() }
        load()
        return Output(state: loader.state, messages: loader.messages)
    }

    /// Moves by months, never beyond the current one.
    private func move(by months: Int) {
        month = min(month.moved(by: months), max(month, reader.present))
        load()
    }

    private func load() {
        loader.load { [reader, month] in
            guard let text = try await reader.text(of: month) else {
                return Reading(
                    blocks: [.gap, .text(reader.strings["momentum.guest"])], picture: [], title: "", markdown: "")
            }
            return Reading(
                blocks: text.blocks(
                    film: { .place(.work($0.id), in: .watched) }, drink: { .place(.drink($0.id)) }),
                picture: [
                    .gap,
                    .figure(MonthPicture(text).lines, ascii: MonthPicture(text, isASCII: true).lines),
                ], title: text.title, markdown: text.markdown)
        }
    }
}

struct MonthReader: Sendable {
    let months: any MonthRepository
    let momentum: any MomentumRepository
    let member: @MainActor @Sendable () -> Author?
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    /// The month of the current evening.
    var present: LocalMonth { LocalMonth(localTime.day(of: localTime.dayStart(of: clock.now()))) }

    /// Returns nil for a guest, who has no records.
    func text(of month: LocalMonth) async throws -> MonthText? {
        guard let id = await member()?.id, let member = try await momentum.member(id) else { return nil }
        return MonthText(
            record: try await months.month(month, of: id, localTime: localTime), member: member, strings: strings)
    }
}
