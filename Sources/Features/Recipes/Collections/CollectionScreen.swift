import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CollectionScreen: ListScreen<CollectionViewModel> {
    private var name: String { state?.head.name ?? "" }

    override var title: String { name.isEmpty ? strings["collection.title"] : name }
    override var status: String { state?.head.count ?? "" }
    override var loadingText: String { strings["drinks.loading"] }
    override var emptyText: String { strings["collection.empty"] }

    override var rowActions: [KeyAction] {
        [
            rowKey("form.row-up", [.character("[")], hint: 1, hintTitle: "hint.move", shown: "[ ]") { $0.movedUp },
            rowKey("form.row-down", [.character("]")]) { $0.movedDown },
            rowKey("form.row-remove", [.character("x"), Key(.delete)], hint: 1) { $0.removed },
            key("collection.rename", title: "action.rename", [.character("e")], hint: 2, isEnabled: !name.isEmpty) {
                $0.renameRequested.send()
            },
        ]
    }

    override func bind(_ output: CollectionViewModel.Output, in host: any ScreenHost) {
        output.selection.observe { [weak self] in self?.list.select($0) }.store(in: bag)
    }

    override func drawRow(
        _ row: DrinkRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        DrinkRowView.draw(
            row, query: list.query.value, isSelected: isSelected, into: &canvas, in: rect, context: context)
    }
}
