import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

enum FoundTarget: Hashable, Sendable {
    case keep
}

@MainActor
final class FoundScreen: PageScreen<FoundViewModel, FoundTarget> {
    init(entry: OnlineEntry, viewModel: FoundViewModel, strings: Strings) {
        super.init(route: "found:\(entry.id)", viewModel: viewModel, strings: strings)
    }

    override var loadingText: String { strings["search.online.loading"] }
    override var status: String { state?.isKeeping == true ? strings["search.online.keeping"] : "" }

    override var pageActions: [KeyAction] {
        [
            key(
                "search.keep", title: "action.search-keep", [.character("s")], hint: 1,
                isEnabled: state?.canKeep == true
            ) { $0.opened.send(.keep) }
        ]
    }
}
