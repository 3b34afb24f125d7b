import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class ResultScreen: DrawnPageScreen<ResultViewModel, ResultTarget> {
    private static let highScreen = 34
    private var showsAllTypes = false
    private let reveal = LetterReveal()
    private var isRevealDue: Bool

    /// - Parameter isNew: whether the member has just voted.
    init(
        id: Identifier<WorkCharacter>, isNew: Bool, viewModel: ResultViewModel, changes: Events<Void>, strings: Strings
    ) {
        isRevealDue = isNew
        super.init(
            route: DigDestination.result(id).route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String {
        guard let content = state?.content else { return strings["result.title"] }
        return "\(content.name) \(strings["result.trail"])"
    }

    override var status: String { state?.content?.votes ?? "" }
    override var loadingText: String { strings["dig.loading"] }

    override var actions: [KeyAction] {
        let content = state?.content
        let isOpen = content?.open != nil
        let isMine = content?.open?.isMine == true
        let hasOthers = content?.neighbours.count == 2
        return page.withFinding(
            [
                page.openAction,
                openKey(
                    "dig.again", title: isMine ? "action.vote-again" : "action.dig", "v", isEnabled: content != nil,
                    .form),
                key("dig.random", title: "action.next-to-dig", [.character("n")], hint: 1) { $0.nextRequested.send() },
                openKey("result.all", title: "action.all-types", "a", hint: 2, isEnabled: isOpen, .allTypes),
                key(
                    "result.reveal", title: "action.reveal", [.character("x")], hint: 1,
                    isEnabled: content != nil && !isMine
                ) { $0.revealToggled.send() },
                openKey(
                    "review.write", title: "action.write-review", "w", hint: 2, isEnabled: content != nil, .review),
                openKey(
                    "character.page", title: "action.character-page", "c", hint: 3, isEnabled: content != nil, .page),
                key(
                    "result.next", title: "action.next-character", [.character("]")], isEnabled: hasOthers
                ) { $0.neighbourRequested.send(1) },
                key(
                    "result.previous", title: "action.others", [.character("[")], hint: 2, shown: "[ ]",
                    isEnabled: hasOthers
                ) { $0.neighbourRequested.send(-1) },
                key("screen.copy", title: "action.copy", [.character("y")], hint: 3, isEnabled: isOpen) {
                    [weak self] _ in self?.copy()
                },
                refreshKey,
            ] + page.movement())
    }

    override func targets(of state: ResultState) -> [ResultTarget]? {
        guard let content = state.content else { return nil }
        return (content.open == nil ? [] : [.byVoter, .overTime])
            + (content.reviewsTitle.isEmpty ? [] : [.page]) + [.work]
            + content.others.map { .other($0.character) }
    }

    override func texts(of state: ResultState) -> [ResultTarget: [String]] {
        guard let content = state.content else { return [:] }
        let others = content.others.map { (ResultTarget.other($0.character), [$0.name]) }
        return Dictionary(
            [(.work, [content.work]), (.page, [content.reviewsTitle])] + others, uniquingKeysWith: +)
    }

    override func apply(_ state: ResultState) {
        super.apply(state)
        guard let content = state.content else { return }
        if isRevealDue, content.open?.hero.type != nil, let host { reveal.start(in: host) }
        isRevealDue = content.open == nil
    }

    override func unload() {
        reveal.finish()
        super.unload()
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        showsAllTypes = rect.height >= Self.highScreen
        super.render(into: &canvas, in: rect, context: context)
    }

    override func drawPage(
        _ state: ResultState, focused: ResultTarget?, into canvas: inout Canvas, context: RenderContext,
        click: @escaping (ResultTarget) -> Void
    ) -> (lines: Int, focus: Int?) {
        guard let content = state.content else { return (0, nil) }
        return ResultView(
            content: content, showsAllTypes: showsAllTypes, letters: reveal.letters, focused: focused,
            strings: strings, context: context, click: click
        ).draw(into: &canvas)
    }

    private func copy() {
        if let content = state?.content { host?.copy(content.plainText) }
    }
}
