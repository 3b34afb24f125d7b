internal import Domain
internal import FeatureKit
internal import Reactive

/// A work's page: its facts, what the member says of it, its characters, and what others say.
@MainActor
final class WorkPageViewModel {
    struct Input {
        /// Something was opened or pressed.
        let opened: Events<WorkTarget>
        /// The type of this character shall be shown although it was not dug, or hidden again.
        let revealToggled: Events<WorkTarget>
        /// The work shall be changed.
        let editRequested: Events<Void>
        /// An entry of the log shall go.
        let removeRequested: Events<WorkTarget>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<WorkPageState>
        /// What was done.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private static let castPage = 40
    private static let watchedPage = 3

    private let id: Identifier<Work>
    private let dependencies: WorksDIContainer.Dependencies
    private let actions: WorkPageActions
    private let reader: WorkPageReader
    private let state = Observable(WorkPageState())
    private let writer: WorksWriter
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var castLimit = WorkPageViewModel.castPage
    private var watchedLimit = WorkPageViewModel.watchedPage
    private var contents: WorkPageContents?

    init(id: Identifier<Work>, dependencies: WorksDIContainer.Dependencies, actions: WorkPageActions) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
        reader = WorkPageReader(
            works: dependencies.works, marks: dependencies.marks, drinks: dependencies.drinks)
        writer = WorksWriter(
            authorizer: dependencies.authorizer, storeChanged: dependencies.storeChanged, strings: dependencies.strings,
            route: "work:\(id)")
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.revealToggled.observe { [weak self] in self?.toggleReveal($0) }.store(in: bag)
        input.editRequested.observe { [weak self] in self?.edit() }.store(in: bag)
        input.removeRequested.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: writer.done.events, failed: writer.failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writer.settle()
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let looker = dependencies.reader()
        let type = dependencies.member().type
        reading.run { [reader, id, castLimit, watchedLimit] in
            try await reader.contents(
                of: id, for: looker, memberType: type, castLimit: castLimit, watchedLimit: watchedLimit)
        } completion: { [weak self] result in
            switch result {
            case .success(let contents): self?.show(contents)
            case .failure(let error): self?.fail(error)
            }
        }
    }

    private func show(_ contents: WorkPageContents) {
        self.contents = contents
        let formatter = WorkPageFormatter(strings: dependencies.strings, moments: dependencies.moments)
        state.send(
            WorkPageState(
                phase: .loaded, title: contents.page.work.title[dependencies.strings.language],
                progress: formatter.progress(contents), blocks: formatter.blocks(contents),
                isOwn: contents.page.isOwn, plainText: formatter.plainText(contents)))
    }

    /// A page that is there stays; then only the wish to read it again has failed. A work that is gone leaves.
    private func fail(_ error: any Error) {
        let reason = WorksErrorText.describe(error, dependencies.strings)
        guard !(error is NotFound) else {
            contents = nil
            return state.send(WorkPageState(phase: .failed(reason)))
        }
        let hasContent = contents != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { writer.failed.send(reason) }
    }

    private func open(_ target: WorkTarget) {
        guard let contents else { return }
        switch target {
        case .wish: toggleWish(contents)
        case .thumb: chooseThumb(contents)
        case .watch: showWatched(nil, of: contents)
        case .watched(let id): showWatched(contents.watched.first { $0.id == id }, of: contents)
        case .moreWatched:
            watchedLimit += 10 * Self.watchedPage
            reload()
        case .moreCast:
            castLimit += Self.castPage
            reload()
        case .character(let id): actions.showCharacter(id)
        case .request: chooseAddition(contents)
        }
    }

    private func toggleWish(_ contents: WorkPageContents) {
        let isWished = !contents.page.marks.isWished
        let title = contents.page.work.title[dependencies.strings.language]
        let (member, now) = (dependencies.member(), dependencies.clock.now())
        writer.write(
            done: dependencies.strings(isWished ? "work.now-wished" : "work.now-unwished", title)
        ) { [marks = dependencies.marks, id] in
            try await marks.setWished(isWished, id, by: member, at: now)
        }
    }

    private func chooseThumb(_ contents: WorkPageContents) {
        guard writer.isAuthorized else { return }
        let strings = dependencies.strings
        let options = [
            FormOption("1", title: strings["work.thumb.like"]), FormOption("-1", title: strings["work.thumb.dislike"]),
            FormOption("0", title: strings["work.thumb.none"]),
        ]
        let present = String(contents.page.marks.thumb?.rawValue ?? 0)
        actions.choose(strings["work.thumb"], options, present) { [weak self] in self?.setThumb($0) }
    }

    private func setThumb(_ option: String) {
        let thumb = Int(option).flatMap(Thumb.init)
        let (member, now) = (dependencies.member(), dependencies.clock.now())
        writer.write(done: nil) { [marks = dependencies.marks, id] in
            try await marks.setThumb(thumb, id, by: member, at: now)
        }
    }

    private func showWatched(_ entry: WatchedEntry?, of contents: WorkPageContents) {
        guard writer.isAuthorized else { return }
        actions.showForm(.watched(contents.page.reference, entry))
    }

    private func chooseAddition(_ contents: WorkPageContents) {
        guard writer.isAuthorized else { return }
        let strings = dependencies.strings
        let options = [
            FormOption("own", title: strings["work.add-character"]),
            FormOption("request", title: strings["work.request-character"]),
        ]
        let work = contents.page.work
        actions.choose(strings["work.missing-character"], options, "") { [weak self] option in
            guard let self else { return }
            actions.showForm(
                option == "own"
                    ? .addCharacter(contents.page.reference)
                    : .requests(title: work.title[strings.language], kind: work.kind))
        }
    }

    private func edit() {
        guard contents?.page.isOwn == true, writer.isAuthorized else { return }
        actions.showForm(.ownWork(id, answering: nil))
    }

    private func remove(_ target: WorkTarget) {
        guard case .watched(let entry) = target else { return }
        let profile = dependencies.member().id
        writer.write(done: dependencies.strings["work.entry-removed"]) { [marks = dependencies.marks] in
            try await marks.remove(entry, of: profile)
        }
    }

    private func toggleReveal(_ target: WorkTarget) {
        guard case .character(let id) = target, let character = contents?.cast.first(where: { $0.id == id }),
            !character.isDug
        else { return }
        let profile = dependencies.member().id
        let isMasked = character.visibility.isMasked
        writer.write(done: nil) { [characters = dependencies.characters] in
            if isMasked {
                try await characters.reveal(id, for: profile)
                return true
            }
            return try await characters.conceal(id, for: profile)
        }
    }
}
