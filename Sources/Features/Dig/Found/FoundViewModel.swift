import Domain
import FeatureKit
import Reactive

struct FoundState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    var blocks: [PageBlock<FoundTarget>] = []
    var isKeeping = false

    var canKeep: Bool { phase == .loaded && !isKeeping }
}

@MainActor
final class FoundViewModel: ViewModel, Subscriber {
    private let entry: OnlineEntry
    private let keep: KeepFound
    private let member: () -> Author?
    private let writer: MemberWriter
    private let picture: PictureLoader
    private let flow: Flow<DigStep>
    private let strings: Strings
    private let state: Observable<FoundState>
    private let reading = LatestTask()
    let bag = SubscriptionBag()
    private var found: FoundItem?

    init(
        entry: OnlineEntry, keep: KeepFound, member: @escaping () -> Author?, writer: MemberWriter,
        picture: PictureLoader, flow: Flow<DigStep>, strings: Strings
    ) {
        self.entry = entry
        self.keep = keep
        self.member = member
        self.writer = writer
        self.picture = picture
        self.flow = flow
        self.strings = strings
        var state = FoundState()
        state.title = entry.title[strings.language]
        self.state = Observable(state)
    }

    struct Input: PageScreenInput {
        let opened = Signal<FoundTarget>()
        let pictureWanted = Signal<PictureSize>()
        let refresh = Signal<Void>()
    }

    func transform(_ input: Input) -> PicturedOutput<FoundState> {
        on(input.opened) { $0.keepIt() }
        on(input.pictureWanted) { $0.picture.want($1) }
        on(input.refresh) { $0.read() }
        picture.show(entry.picture)
        read()
        return PicturedOutput(state: state.readOnly, messages: writer.messages, picture: picture.state)
    }

    private func read() {
        state.update { $0.phase = .loading }
        reading.run { [keep, id = entry.id] in
            try await keep.preview(id)
        } completion: { [weak self] result in
            self?.show(result)
        }
    }

    private func show(_ result: Result<FoundItem, any Error>) {
        switch result {
        case .success(let item):
            found = item
            picture.show(item.picture ?? entry.picture)
            state.update {
                $0.title = item.name[strings.language]
                $0.blocks = FoundFormatter(strings: strings).blocks(item)
                $0.phase = .loaded
            }
        case .failure(let error):
            // Another task cancelled the shared request.
            let problem: any Error = error is CancellationError ? OnlineProblem.offline : error
            state.update { $0.phase = .failed(ErrorText.describe(problem, strings)) }
        }
    }

    private func keepIt() {
        guard state.value.canKeep, let found else { return }
        let route = DigDestination.search("").route
        guard let profile = member()?.id else {
            _ = writer.isAuthorized(.open(route: route))
            return
        }
        let isStarted = writer.write(.open(route: route)) { [keep] in
            try await keep.keep(found, of: profile)
        } done: { [strings] item in
            OnlineText.kept(item, strings)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { $0.isKeeping = false }
            guard case .success(let item) = result else { return }
            // Replaces the preview with the saved entry's own page.
            flow.close()
            flow.open(item.target.place)
        }
        if isStarted { state.update { $0.isKeeping = true } }
    }
}

extension KeptTarget {
    var place: Place {
        switch self {
        case .work(let work): .work(work)
        case .drink(let drink): .drink(drink)
        }
    }
}
