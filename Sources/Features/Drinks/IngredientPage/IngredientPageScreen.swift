import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class IngredientPageScreen: DrawnPageScreen<IngredientPageViewModel, IngredientPageTarget> {
    private var content: IngredientPageState.Content? { state?.content }

    override var widestContent: Int { 120 }
    override var loadingText: String { strings["ingredient.loading"] }
    override var title: String { content?.name ?? strings["ingredient.title"] }

    override var actions: [KeyAction] {
        let isOwned = content?.isOwned ?? false
        let edit = key("ingredient.edit", title: "action.edit", [.character("e")], hint: 1) {
            $0.editRequested.send()
        }
        let merge = key("ingredient.merge", title: "action.merge", [.character("=")], hint: 1) {
            $0.mergeRequested.send()
        }
        let split = key("ingredient.split", title: "action.split", [.character("|")], hint: 2) {
            $0.splitRequested.send()
        }
        let hasTaken = content?.taken.isEmpty == false
        let own = (content?.isOwn == true ? [edit, merge] : []) + (hasTaken ? [split] : [])
        let others = [
            page.openAction,
            key(
                "bar.toggle", title: isOwned ? "action.remove-bottle" : "action.add-bottle",
                [.character(" "), .character("a")], hint: 1, isEnabled: content != nil
            ) { $0.bottleToggled.send() }, refreshKey,
        ]
        return page.withFinding(own + others + page.movement())
    }

    override func texts(of state: IngredientPageState) -> [IngredientPageTarget: [String]] {
        guard let content = state.content else { return [:] }
        let links = (content.parent.map { [$0] } ?? []) + content.children + content.parts
        let found =
            links.map { (IngredientPageTarget.ingredient($0.id), [$0.name]) }
            + content.drinks.map { (.drink($0.id), [$0.name, $0.otherName]) }
        return Dictionary(firstOf: found)
    }

    override func targets(of state: IngredientPageState) -> [IngredientPageTarget]? {
        state.content.map(Self.targets)
    }

    override func drawPage(
        _ state: IngredientPageState, focused: IngredientPageTarget?, into canvas: inout Canvas,
        context: RenderContext, click: @escaping (IngredientPageTarget) -> Void
    ) -> (lines: Int, focus: Int?) {
        guard let content = state.content else { return (0, nil) }
        return IngredientPageView(
            content: content, focused: focused, strings: strings, context: context, click: click
        ).draw(into: &canvas)
    }

    private static func targets(of content: IngredientPageState.Content) -> [IngredientPageTarget] {
        let links = (content.parent.map { [$0] } ?? []) + content.children + content.parts
        var seen: Set<Identifier<Ingredient>> = []
        return (content.base.map { [.base($0.base)] } ?? [])
            + links.filter { seen.insert($0.id).inserted }.map { .ingredient($0.id) }
            + (content.allDrinks.isEmpty ? [] : [.allDrinks])
            + content.drinks.map { .drink($0.id) }
    }
}

enum IngredientPageTarget: Hashable {
    /// The parent, a child or a part of the ingredient.
    case ingredient(Identifier<Ingredient>)
    case drink(Identifier<Drink>)
    case base(BaseSpirit)
    case allDrinks
}
