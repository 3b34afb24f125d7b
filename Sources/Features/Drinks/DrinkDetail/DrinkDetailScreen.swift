import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class DrinkDetailScreen: DrawnPageScreen<DrinkDetailViewModel, DrinkDetailTarget> {
    private let isOwn: Bool
    /// Whether the page was last drawn with its lines beside the glass.
    private var isGlass = false
    private lazy var panel = PicturePanel(wanted: input.pictureWanted)

    init(id: Identifier<Drink>, viewModel: DrinkDetailViewModel, changes: Events<Void>, strings: Strings) {
        isOwn = OwnRecordID.isOwn(id.rawValue)
        super.init(route: DrinksDestination.drink(id).route, viewModel: viewModel, changes: changes, strings: strings)
    }

    private var content: DrinkDetailState.Content? { state?.content }

    override var loadingText: String { strings["drink.loading"] }
    override var title: String { content?.name ?? strings["drink.title"] }

    override var status: String {
        guard let content else { return "" }
        let reach = (content.reach == .now ? "● " : "○ ") + content.reachText
        return (content.marks.words(strings) + [reach]).joined(separator: " · ")
    }

    override var actions: [KeyAction] {
        let hasContent = content != nil
        let drink = DrinkActionKeys.actions(
            strings, isEnabled: hasContent, isLacking: hasContent && content?.reach != .now
        ) { [input] in input.actionRequested.send($0) }
        return page.withFinding(
            [page.openAction, stepsAction] + drink + recipeActions(isEnabled: hasContent)
                + displayActions(isEnabled: hasContent) + [refreshKey] + page.movement())
    }

    override func texts(of state: DrinkDetailState) -> [DrinkDetailTarget: [String]] {
        guard let content = state.content else { return [:] }
        let lines = content.lines.enumerated().map { (DrinkDetailTarget.line($0.offset), [$0.element.name]) }
        let notes = (content.glass.map { [$0] } ?? []) + content.tools + content.techniques
        let found = lines + notes.map { (.note($0.note), [$0.name]) } + state.like.map { (.drink($0.id), [$0.name]) }
        return Dictionary(firstOf: found)
    }

    private var stepsAction: KeyAction {
        key("drink.steps", [.character("i")], hint: 1, isEnabled: content != nil) { $0.makeRequested.send() }
    }

    private func recipeActions(isEnabled: Bool) -> [KeyAction] {
        [
            // Edits own recipes; copies any other as a variant.
            key(
                "drink.edit", title: isOwn ? "action.edit" : nil, [.character("e")], hint: 1, isEnabled: isEnabled
            ) { $0.editRequested.send() },
            key("drink.rate", [.character("*")], hint: 2, isEnabled: isEnabled) { $0.ratingRequested.send() },
            key("drink.sum", [.character("v")], hint: 2, isEnabled: isEnabled) { $0.sumRequested.send() },
            key("drink.collect", [.character("a")], hint: 2, isEnabled: isEnabled) {
                $0.collectRequested.send()
            },
            key(
                "bar.toggle", title: "action.toggle-bottle", [.character(" ")], hint: 2,
                isEnabled: state?.ingredient(of: page.focused) != nil
            ) { [page] in if let focused = page.focused { $0.bottleToggled.send(focused) } },
        ]
    }

    private func displayActions(isEnabled: Bool) -> [KeyAction] {
        [
            key(
                "drink.more", title: "action.servings-more", [.character("+"), .character("=")], isEnabled: isEnabled
            ) { $0.servingsStepped.send(1) },
            key(
                "drink.less", title: "action.servings-less", [.character("-"), .character("_")], hint: 1,
                hintTitle: "hint.servings", shown: "+ -", isEnabled: isEnabled
            ) { $0.servingsStepped.send(-1) },
            key("drink.amount", [.character("#")], hint: 2, isEnabled: isEnabled) { $0.amountRequested.send() },
            key("screen.units", title: "action.units", [.character("t")], hint: 1, isEnabled: isEnabled) {
                $0.unitCycled.send()
            },
            key("screen.copy", title: "action.copy", [.character("y")], hint: 1, isEnabled: isEnabled) {
                [weak self] _ in self?.copy()
            },
        ]
    }

    override func bind(_ output: DrinkDetailViewModel.Output, in host: any ScreenHost) {
        panel.bind(output.picture, in: host, bag: bag)
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let rest = panel.draw(into: &canvas, in: rect, context: context)
        let isGlass = PaneLayout.fits(rest.width, context)
        if isGlass != self.isGlass {
            self.isGlass = isGlass
            let isAtTop = page.place == 0
            if let state { apply(state) }
            if isAtTop { page.focusWhenRead(0) }
        }
        super.render(into: &canvas, in: rest, context: context)
    }

    override func targets(of state: DrinkDetailState) -> [DrinkDetailTarget]? { state.targets(isGlass: isGlass) }

    override func drawPage(
        _ state: DrinkDetailState, focused: DrinkDetailTarget?, into canvas: inout Canvas, context: RenderContext,
        click: @escaping (DrinkDetailTarget) -> Void
    ) -> (lines: Int, focus: Int?) {
        guard let content = state.content else { return (0, nil) }
        return DrinkDetailView(
            content: content, like: state.like, focused: focused, strings: strings, context: context, click: click,
            stepServings: { [input] in input.servingsStepped.send($0) },
            selectUnit: { [input] in input.unitSelected.send($0) }
        ).draw(into: &canvas)
    }

    private func copy() {
        if let content { host?.copy(content.plainText) }
    }
}
