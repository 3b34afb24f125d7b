internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A drink's page.
@MainActor
final class DrinkDetailScreen: Screen {
    let route: String
    private let strings: Strings
    private let page: PageController<DrinkDetailTarget>
    private let viewModel: DrinkDetailViewModel
    private let bag = SubscriptionBag()
    private let servingsStepped = Signal<Int>()
    private let unitCycled = Signal<Void>()
    private let unitSelected = Signal<VolumeUnit>()
    private let ingredientSelected = Signal<Identifier<Ingredient>>()
    private let noteSelected = Signal<DrinkNote>()
    private let isOwn: Bool
    private let drinkSelected = Signal<Identifier<Drink>>()
    private let deedRequested = Signal<DrinkActionKeys.Action>()
    private let recipeActionRequested = Signal<DrinkRecipeAction>()
    private let ownershipToggled = Signal<Identifier<Ingredient>>()
    private let refresh = Signal<Void>()
    private var output: DrinkDetailViewModel.Output?
    private weak var host: (any ScreenHost)?

    init(id: Identifier<Drink>, viewModel: DrinkDetailViewModel, strings: Strings) {
        isOwn = OwnRecordID.isOwn(id.rawValue)
        route = "drink:\(id)"
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String { output?.state.value.content?.name ?? strings["drink.title"] }

    var status: String {
        guard let content = output?.state.value.content else { return "" }
        let marks = [DrinkMark.saved, .tried].filter { content.marks[$0] }.map { strings["mark.\($0.rawValue)"] }
        return (marks + [(content.reach == .now ? "● " : "○ ") + content.reachText]).joined(separator: " · ")
    }

    var actions: [KeyAction] {
        let isLine = if case .line = page.focused { true } else { false }
        let content = output?.state.value.content
        let hasContent = content != nil
        return [page.openAction]
            + DrinkActionKeys.actions(strings, isEnabled: hasContent, isLacking: hasContent && content?.reach != .now) {
                [weak self] in self?.deedRequested.send($0)
            } + recipeActions(hasContent) + pageActions(isLine: isLine, hasContent: hasContent)
            + page.movement()
    }

    private func recipeActions(_ hasContent: Bool) -> [KeyAction] {
        func action(
            _ id: String, _ key: Character, _ hint: Int, _ action: DrinkRecipeAction, title: String? = nil
        ) -> KeyAction {
            KeyAction(
                id: "drink.\(id)", title: strings[title ?? "action.drink.\(id)"], keys: [.character(key)], hint: hint,
                isEnabled: hasContent
            ) { [weak self] in self?.recipeActionRequested.send(action) }
        }
        // What is one's own is changed in its place; of anything else a variant is made.
        let edit = isOwn ? "action.edit" : nil
        return [
            action("edit", "e", 1, .editCopy, title: edit), action("steps", "i", 2, .make),
            action("collect", "a", 2, .collect),
        ]
    }

    private func pageActions(isLine: Bool, hasContent: Bool) -> [KeyAction] {
        [
            KeyAction(
                id: "bar.toggle", title: strings["action.toggle-bottle"], keys: [.character(" ")], hint: 2,
                isEnabled: isLine
            ) { [weak self] in self?.toggleFocused() },
            KeyAction(
                id: "drink.more", title: strings["action.servings-more"], keys: [.character("+"), .character("=")],
                isEnabled: hasContent
            ) { [weak self] in self?.servingsStepped.send(1) },
            KeyAction(
                id: "drink.less", title: strings["action.servings-less"], keys: [.character("-"), .character("_")],
                hint: 1, hintKeys: "+ -", isEnabled: hasContent
            ) { [weak self] in self?.servingsStepped.send(-1) },
            KeyAction(
                id: "screen.units", title: strings["action.units"], keys: [.character("t")], hint: 1,
                isEnabled: hasContent
            ) { [weak self] in self?.unitCycled.send() },
            KeyAction(
                id: "screen.copy", title: strings["action.copy"], keys: [.character("y")], hint: 1,
                isEnabled: hasContent
            ) { [weak self] in self?.copy() },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
        page.load(in: host)
        let output = viewModel.transform(
            DrinkDetailViewModel.Input(
                servingsStepped: servingsStepped.events, unitCycled: unitCycled.events,
                unitSelected: unitSelected.events, ingredientSelected: ingredientSelected.events,
                noteSelected: noteSelected.events, drinkSelected: drinkSelected.events,
                deedRequested: deedRequested.events, recipeActionRequested: recipeActionRequested.events,
                ownershipToggled: ownershipToggled.events,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.page.show(targets: Self.targets(of: state), state.phase)
        }.store(in: bag)
        page.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: strings["drink.loading"], into: &canvas, in: rect, context: context) {
            canvas, context, focused, click in
            guard let state = output?.state.value, let content = state.content else { return (0, nil) }
            return DrinkDetailView(
                content: content, like: state.like, servings: state.servings, focused: focused, strings: strings,
                context: context, click: click,
                stepServings: { [weak self] in self?.servingsStepped.send($0) },
                selectUnit: { [weak self] in self?.unitSelected.send($0) }
            ).draw(into: &canvas)
        }
    }

    private static func targets(of state: DrinkDetailState) -> [DrinkDetailTarget]? {
        guard let content = state.content else { return nil }
        let notes = (content.glass.map { [$0] } ?? []) + content.tools + content.techniques
        return content.lines.indices.map { .line($0) } + notes.map { .note($0.note) } + state.like.map { .drink($0.id) }
    }

    private func open(_ target: DrinkDetailTarget) {
        switch target {
        case .line(let index):
            guard let content = output?.state.value.content, content.lines.indices.contains(index) else { return }
            ingredientSelected.send(content.lines[index].ingredient)
        case .note(let note): noteSelected.send(note)
        case .drink(let id): drinkSelected.send(id)
        }
    }

    private func toggleFocused() {
        guard case .line(let index) = page.focused, let content = output?.state.value.content,
            content.lines.indices.contains(index)
        else { return }
        ownershipToggled.send(content.lines[index].ingredient)
    }

    private func copy() {
        guard let content = output?.state.value.content else { return }
        host?.copy(content.plainText)
    }
}
