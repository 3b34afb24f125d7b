import Domain
import FeatureKit
import Reactive

enum RunTarget: Hashable, Sendable {
    case letter(Character)
    case work(Identifier<Work>)
}

struct RunState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    var blocks: [PageBlock<RunTarget>] = []
    /// Whether the page asks about a character; false on the card at the end.
    var isAsking = false
    var canGoBack = false
    /// The card as text; empty before the end.
    var card = ""
}

/// Goes through the undug cast of a work: the fourth letter votes and leads to the next character.
@MainActor
final class RunViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<RunTarget>()
        let lettered = Signal<Character>()
        let skipped = Signal<Void>()
        /// Clears the letters chosen for the current character, or returns to the previous one.
        let wentBack = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<RunState>

    /// Kept outside the view model, because the closure of the loader reads it.
    @MainActor
    private final class Progress {
        /// The characters of the run; nil until the cast is read.
        var queue: [CharacterSummary]?
        var place = 0
        var picker = MBTIPicker()

        var current: CharacterSummary? { queue.flatMap { $0.indices.contains(place) ? $0[place] : nil } }

        func move(by step: Int) {
            place += step
            picker = MBTIPicker()
        }
    }

    private let id: Identifier<Work>
    private let reader: RunReader
    private let castVote: @Sendable (Ballot) async throws -> VoteOutcome?
    private let nextOne: NextToDig
    private let writer: MemberWriter
    private let flow: Flow<DigStep>
    private let strings: Strings
    private let progress: Progress
    private let loader: PageLoader<RunReading, RunState>
    let bag = SubscriptionBag()

    /// `castVote` returns nil for a guest.
    init(
        id: Identifier<Work>, reader: RunReader, castVote: @escaping @Sendable (Ballot) async throws -> VoteOutcome?,
        nextOne: NextToDig, writer: MemberWriter, flow: Flow<DigStep>, strings: Strings
    ) {
        self.id = id
        self.reader = reader
        self.castVote = castVote
        self.nextOne = nextOne
        self.writer = writer
        self.flow = flow
        self.strings = strings
        let progress = Progress()
        self.progress = progress
        let formatter = RunFormatter(strings: strings)
        loader = PageLoader(strings: strings, gone: ErrorText.describe(NotFound(id: id.rawValue), strings)) { reading in
            let queue = progress.queue ?? reading.cast.filter { !$0.isDug }
            progress.queue = queue
            var state = RunState()
            state.title = reading.work.title[strings.language]
            state.canGoBack = progress.place > 0 || progress.picker != MBTIPicker()
            if let current = progress.current {
                state.isAsking = true
                state.blocks = formatter.question(
                    about: current, progress.picker, place: progress.place, of: queue.count, in: reading)
            } else {
                state.blocks = formatter.card(reading)
                state.card = formatter.text(reading)
            }
            return state
        }
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self, flow] target in
            switch target {
            case .letter(let letter): self?.choose(letter)
            case .work(let id): flow.open(.work(id))
            }
        }.store(in: bag)
        on(input.lettered) { $0.choose($1) }
        on(input.skipped) { $0.skip() }
        on(input.wentBack) { $0.goBack() }
        on(input.refresh) { $0.reload() }
        reload()
        return Output(
            state: loader.state, messages: writer.messages.merging(nextOne.messages).merging(loader.messages))
    }

    private func reload() { loader.load { [reader, id] in try await reader.read(id) } }

    private func show() {
        if let contents = loader.contents { loader.show(contents) }
    }

    private func choose(_ letter: Character) {
        guard let current = progress.current else { return }
        progress.picker.choose(letter)
        if let type = progress.picker.type { vote(type, on: current) }
        show()
    }

    /// Moves on without waiting for the write, so that the letters typed next are for the next character.
    private func vote(_ type: MBTI, on character: CharacterSummary) {
        let ballot = Ballot(character.id, type)
        let isAllowed = writer.write(.open(route: DigDestination.run(id).route)) { [castVote] in
            try await castVote(ballot)
        } done: { [strings] outcome in
            outcome.map { strings("run.done", character.name[strings.language], $0.after.text) }
        } completion: { [weak self] _ in
            self?.reload()
        }
        guard isAllowed else { return progress.picker = MBTIPicker() }
        progress.move(by: 1)
    }

    private func skip() {
        guard let current = progress.current else { return }
        progress.move(by: 1)
        if loader.contents?.results[current.id] == nil { nextOne.skip(current.id) {} }
        show()
    }

    private func goBack() {
        if progress.picker != MBTIPicker() {
            progress.picker = MBTIPicker()
        } else if progress.place > 0 {
            progress.move(by: -1)
        }
        show()
    }
}
