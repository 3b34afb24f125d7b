import Domain
import FeatureKit
import Reactive

/// What a page of a month shows.
struct MonthState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    /// The words, or the picture.
    var blocks: [PageBlock<MomentumTarget>] = []
    /// The same as Markdown; empty while nothing is there.
    var markdown = ""
}

/// One of my months: what I dug, watched and made, what was new, and how I lean. Months before it and after it are a key
/// away, and so is the picture.
@MainActor
final class MonthViewModel: ViewModel {
    struct Input: PageScreenInput {
        let opened = Signal<MomentumTarget>()
        /// So many months on (or back).
        let moved = Signal<Int>()
        /// The picture in the place of the words, or the words again.
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
    private let bag = SubscriptionBag()
    private var month: LocalMonth

    /// - Parameter month: nil for the present one.
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
        input.opened.observe { [flow] in $0.open(in: flow) }.store(in: bag)
        input.moved.observe { [weak self] in self?.move(by: $0) }.store(in: bag)
        input.pictureToggled.observe { [weak self] in
            self?.picture.update { $0.toggle() }
            self?.load()
        }.store(in: bag)
        input.refresh.observe { [weak self] in self?.load() }.store(in: bag)
        load()
        return Output(state: loader.state, messages: loader.messages)
    }

    /// No month after the present one.
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

/// Reads a month with its words.
struct MonthReader: Sendable {
    let months: any MonthRepository
    let momentum: any MomentumRepository
    let member: @MainActor @Sendable () -> Author?
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    /// The month of this evening.
    var present: LocalMonth { LocalMonth(localTime.day(of: localTime.dayStart(of: clock.now()))) }

    /// Nil for a guest, who collects nothing.
    func text(of month: LocalMonth) async throws -> MonthText? {
        guard let id = await member()?.id, let member = try await momentum.member(id) else { return nil }
        return MonthText(
            record: try await months.month(month, of: id, localTime: localTime), member: member, strings: strings)
    }
}
