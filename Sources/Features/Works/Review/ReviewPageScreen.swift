internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A review's page with its comments.
@MainActor
final class ReviewPageScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: ReviewPageViewModel
    private let page: PageController<ReviewTarget>
    private let bag = SubscriptionBag()
    private let commands = Signal<ReviewCommand>()
    private var output: ReviewPageViewModel.Output?

    init(id: Identifier<Review>, viewModel: ReviewPageViewModel, strings: Strings) {
        route = "review:\(id)"
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String {
        let title = output?.state.value.title ?? ""
        return title.isEmpty ? strings["review.title"] : title
    }

    /// The comment in focus; nil for the review itself.
    private var comment: Identifier<Comment>? {
        if case .comment(let id) = page.focused { id } else { nil }
    }

    var actions: [KeyAction] {
        let state = output?.state.value ?? ReviewPageState()
        let hasContent = !state.blocks.isEmpty
        let isMine = comment.map { state.ownComments.contains($0) } ?? state.isMine
        return [
            action("review.like", " ", hint: 1, hasContent) { .like($0) },
            action("review.comment", "c", hint: 1, hasContent) { _ in .write },
            action("review.edit", "e", hint: 1, hasContent && isMine) { .edit($0) },
            action("review.delete", "d", hint: 2, hasContent && isMine) { .delete($0) },
            action("dig.reveal", "x", hint: 2, hasContent) { .reveal($0) },
            action("review.hide", "z", hint: 3, hasContent && !isMine) { .hide($0) },
            action("review.hide-author", "b", hint: 3, hasContent && !isMine) { .hideAuthor($0) },
            action("review.report", "p", hint: 3, hasContent && !state.isMine) { _ in .report },
            action("screen.refresh", "r", true) { _ in .refresh },
        ] + page.actions
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let output = viewModel.transform(
            ReviewPageViewModel.Input(opened: page.opened.events, commands: commands.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.page.show(state.blocks, state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        page.handle(event)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: strings["works.loading"], into: &canvas, in: rect, context: context)
    }

    private func action(
        _ id: String, _ key: Character, hint: Int? = nil, _ isEnabled: Bool,
        _ command: @escaping (Identifier<Comment>?) -> ReviewCommand
    ) -> KeyAction {
        KeyAction(
            id: id, title: strings["action.\(id.replacing("screen.", with: ""))"], keys: [.character(key)], hint: hint,
            isEnabled: isEnabled
        ) { [weak self] in
            guard let self else { return }
            commands.send(command(comment))
        }
    }
}
