import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The form of a recipe, with an estimate of one serving. Leaving asks nothing, because a draft is kept.
@MainActor
final class RecipeEditorScreen: FormScreen<RecipeEditorViewModel> {
    private let estimate: ReadOnly<String>

    init(route: String, viewModel: RecipeEditorViewModel, estimate: ReadOnly<String>, strings: Strings) {
        self.estimate = estimate
        super.init(
            route: route, viewModel: viewModel, loading: strings["drink.loading"], asksToLeave: false, strings: strings)
    }

    private var isDirty: Bool { state?.isDirty == true }

    override var title: String { super.title.isEmpty ? strings["recipe.title-unnamed"] : super.title }
    override var status: String { super.status.isEmpty && isDirty ? strings["recipe.unsaved"] : super.status }

    /// Drops the leave question, because a draft is kept, and the remove key, because a button deletes.
    override var actions: [KeyAction] {
        super.actions.compactMap { action in
            switch action.id {
            case "form.remove":
                key("form.drop", [.control("x")], hint: 4, isEnabled: isDirty) { $0.dropRequested.send() }
            case "form.leave": nil
            default: action
            }
        }
    }

    override func unload() {
        if isDirty { host?.showToast(strings["recipe.draft-kept"], kind: .done) }
        super.unload()
    }

    override func draw(_ state: FormState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (body, bottom) = rect.splitBottom(1)
        canvas.put(
            estimate.value, x: bottom.x + 3, y: bottom.y, style: context.theme[.muted], fitting: bottom.width - 6)
        super.draw(state, into: &canvas, in: body, context: context)
    }
}
