import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CharacterListScreen: ListScreen<CharacterListViewModel> {
    private let kind: CharacterList

    init(
        list kind: CharacterList, viewModel: CharacterListViewModel, glances: Glances, changes: Events<Void>,
        strings: Strings
    ) {
        self.kind = kind
        super.init(
            route: DigDestination.list(kind).route, viewModel: viewModel, changes: changes, strings: strings)
        show(glances) { .character($0.character.id) }
    }

    override var title: String {
        let isMine = state?.list.rows.isEmpty == false && state?.list.rows.allSatisfy(\.isMine) == true
        return strings[isMine ? "dig.hot.mine" : "dig.\(kind.rawValue).title"]
    }
    override var loadingText: String { strings["dig.loading"] }
    override var emptyText: String {
        if let kind = state?.arrangement.kind {
            return strings("filter.kind-empties", strings["work.kind.\(kind.rawValue)"])
        }
        return strings[state?.arrangement.isUndugOnly == true ? "dig.none-undug" : "dig.\(kind.rawValue).empty"]
    }

    override var status: String {
        guard let arrangement = state?.arrangement else { return "" }
        let kind = arrangement.kind.map { strings["work.kind.\($0.rawValue)"] }
        let undug = arrangement.isUndugOnly ? strings["dig.undug-only"] : nil
        return [kind, undug].compactMap { $0 }.joined(separator: " · ")
    }

    override var rowActions: [KeyAction] {
        [
            key("dig.other-list", title: "action.order", [.character("o")], hint: 1) { $0.otherRequested.send() },
            key(
                "dig.shuffle", title: "action.shuffle", [.character("s")], hint: 1, isEnabled: kind == .random
            ) { $0.shuffleRequested.send() },
            rowKey(
                "dig.skip", title: "action.dig-skip", [.character(" ")], hint: 1,
                isEnabled: kind == .random && selectedRow?.character.isDug == false
            ) { $0.skipRequested },
            key("works.kind", title: "action.kind", [.character("f")], hint: 2) { $0.kindCycled.send() },
            key("dig.undug", title: "action.undug", [.character("z")], hint: 2) { $0.undugToggled.send() },
            rowKey("character.page", title: "action.character-page", [.character("c")], hint: 3) {
                $0.pageRequested
            },
            rowKey("character.work", title: "action.work", [.character("w")], hint: 3) { $0.workRequested },
        ]
    }

    override func drawRow(
        _ row: CharacterRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        row.draw(isSelected: isSelected, into: &canvas, in: rect, context: context)
    }
}
