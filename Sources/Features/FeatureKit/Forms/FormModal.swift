package import Domain
public import Navigation
import Reactive
package import Terminal

@MainActor
open class FormModal<Model: FormViewModel>: FormScreen<Model>, Modal {
    private let size: Size

    /// - Parameter size: the preferred size in columns and lines, cut to the available size.
    package init(
        route: String, viewModel: Model, size: Size, saveTitle: String? = nil, asksToLeave: Bool = true,
        enter: ReturnKeyBehavior = .opens, strings: Strings
    ) {
        self.size = size
        super.init(
            route: route, viewModel: viewModel, saveTitle: saveTitle, asksToLeave: asksToLeave, enter: enter,
            strings: strings)
    }

    package final func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let height = size.height + (DraftNote.isShown(in: state?.fields ?? []) ? 1 : 0)
        return Size(width: min(size.width, available.width - 4), height: min(height, available.height))
    }
}
