import Domain
import FeatureKit
import Terminal

/// A line of a recipe in a modal. A new line first asks for its ingredient.
@MainActor
final class RecipeLineModal: FormModal<RecipeLineViewModel> {
    private let line: RecipeLineViewModel
    private var hasAppeared = false

    init(isSubstitute: Bool, viewModel: RecipeLineViewModel, strings: Strings) {
        line = viewModel
        super.init(
            route: isSubstitute ? "edit/substitute" : "edit/line", viewModel: viewModel,
            size: Size(width: 66, height: isSubstitute ? 6 : 14), saveTitle: strings["action.form.done"],
            asksToLeave: false, strings: strings)
    }

    override func willAppear() {
        super.willAppear()
        guard !hasAppeared else { return }
        hasAppeared = true
        line.begin()
    }
}
