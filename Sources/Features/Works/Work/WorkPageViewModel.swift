import Domain
import FeatureKit
import Reactive

@MainActor
final class WorkPageViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<WorkTarget>()
        let revealToggled = Signal<WorkTarget>()
        let editRequested = Signal<Void>()
        let removeRequested = Signal<WorkTarget>()
        let completionRequested = Signal<Void>()
        /// Chooses a work that is the same, or one to split off.
        let mergeRequested = Signal<Void>()
        let pictureWanted = Signal<PictureSize>()
        let refresh = Signal<Void>()
    }

    typealias Output = PicturedOutput<WorkPageState>

    private static let castPage = 40
    private static let watchedPage = 30

    let id: Identifier<Work>
    let joining: WorkJoining
    private let reader: WorkPageReader
    private let editor: WorkEditor
    let writer: MemberWriter
    private let picture: PictureLoader
    let flow: Flow<WorksStep>
    let strings: Strings
    let page: PageLoader<WorkPageContents, WorkPageState>
    let bag = SubscriptionBag()
    private var castLimit = WorkPageViewModel.castPage
    /// The viewings shown in every window, and those shown where there is room.
    private var watched = (least: 3, most: WorkPageViewModel.watchedPage)

    init(
        id: Identifier<Work>, reader: WorkPageReader, editor: WorkEditor, formatter: WorkPageFormatter,
        joining: WorkJoining, writer: MemberWriter, picture: PictureLoader, flow: Flow<WorksStep>, strings: Strings
    ) {
        self.id = id
        self.reader = reader
        self.editor = editor
        self.joining = joining
        self.writer = writer
        self.picture = picture
        self.flow = flow
        self.strings = strings
        page = PageLoader(
            strings: strings, gone: ErrorText.describe(NotFound(id: id.rawValue), strings), format: formatter.state)
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.open($1) }
        on(input.revealToggled) { $0.toggleReveal($1) }
        on(input.editRequested) { $0.edit() }
        on(input.removeRequested) { $0.remove($1) }
        on(input.completionRequested) { $0.complete() }
        on(input.mergeRequested) { $0.chooseMerge() }
        on(input.refresh) { $0.reload() }
        on(input.pictureWanted) { $0.picture.want($1) }
        page.state.observe { [picture] in if $0.phase == .loaded { picture.find() } }.store(in: bag)
        reload()
        return Output(
            state: page.state, messages: writer.messages.merging(page.messages), picture: picture.state)
    }

    var intent: MemberIntent { .open(route: WorksDestination.work(id).route) }

    private func reload() {
        page.load { [reader, id, castLimit, watched] in
            try await reader.contents(of: id, castLimit: castLimit, watched: watched)
        }
    }

    private func open(_ target: WorkTarget) {
        guard let contents = page.contents else { return }
        switch target {
        case .wish: toggleWish(contents)
        case .thumb: chooseThumb(contents)
        case .watch: showWatched(nil, of: contents)
        case .run: flow.open(.run(id))
        case .watched(let id): showWatched(contents.watched.first { $0.id == id }, of: contents)
        case .moreWatched:
            watched = (watched.most, watched.most + Self.watchedPage)
            reload()
        case .moreCast:
            castLimit += Self.castPage
            reload()
        case .character(let id): flow.show(.destination(.character(id)))
        case .request: chooseAddition(contents)
        case .complete: complete()
        }
    }

    private func toggleWish(_ contents: WorkPageContents) {
        let isWished = !contents.page.marks.isWished
        let text = strings(
            isWished ? "work.now-wished" : "work.now-unwished", contents.page.work.title[strings.language])
        writer.write(intent) { [editor, id] in
            try await editor.setWished(isWished, id)
        } done: {
            $0 ? text : nil
        }
    }

    private func chooseThumb(_ contents: WorkPageContents) {
        guard writer.isAuthorized(intent) else { return }
        let options = [
            FormOption("1", title: strings["work.thumb.like"]), FormOption("-1", title: strings["work.thumb.dislike"]),
            FormOption("0", title: strings["work.thumb.none"]),
        ]
        let present = String(contents.page.marks.thumb?.rawValue ?? 0)
        flow.show(
            .choice(title: strings["work.thumb"], options, selected: present) { [weak self] in self?.setThumb($0) })
    }

    private func setThumb(_ option: String) {
        let thumb = Int(option).flatMap(Thumb.init)
        writer.write(intent) { [editor, id] in
            try await editor.setThumb(thumb, id)
        } done: { _ in
            nil
        }
    }

    private func showWatched(_ entry: WatchedEntry?, of contents: WorkPageContents) {
        guard writer.isAuthorized(intent) else { return }
        flow.show(.watched(contents.page.reference, entry))
    }

    private func chooseAddition(_ contents: WorkPageContents) {
        guard writer.isAuthorized(intent) else { return }
        let options = [
            FormOption("own", title: strings["work.add-character"]),
            FormOption("request", title: strings["work.request-character"]),
        ]
        let title = contents.page.work.title[strings.language]
        flow.show(
            .choice(title: strings["work.missing-character"], options, selected: "") { [flow] option in
                flow.show(
                    option == "own"
                        ? .addedCharacter(contents.page.reference)
                        : .requests(title: title, kind: contents.page.work.kind))
            })
    }

    private func edit() {
        guard page.contents?.page.isOwn == true, writer.isAuthorized(intent) else { return }
        flow.show(.ownWork(id, answering: nil))
    }

    private func remove(_ target: WorkTarget) {
        guard case .watched(let entry) = target else { return }
        let text = strings["work.entry-removed"]
        writer.write(intent) { [editor] in
            try await editor.remove(entry)
        } done: {
            $0 ? text : nil
        }
    }

    private func toggleReveal(_ target: WorkTarget) {
        guard case .character(let id) = target, let character = page.contents?.cast.first(where: { $0.id == id }),
            !character.isDug
        else { return }
        let isMasked = character.visibility.isMasked
        writer.write(intent) { [editor] in
            try await editor.setRevealed(isMasked, id)
        } done: { _ in
            nil
        }
    }
}
