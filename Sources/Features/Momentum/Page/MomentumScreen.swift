import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class MomentumScreen: PageScreen<MomentumViewModel, MomentumTarget> {
    private let member: Identifier<Profile>?
    private var isMine: Bool { member == nil }

    init(member: Identifier<Profile>?, viewModel: MomentumViewModel, changes: Events<Void>, strings: Strings) {
        self.member = member
        let destination = member.map(MomentumDestination.member) ?? .mine
        super.init(route: destination.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String {
        if isMine { return strings["tab.momentum"] }
        return super.title.isEmpty ? strings["momentum.member"] : super.title
    }

    override var loadingText: String { strings["momentum.loading"] }

    override var pageActions: [KeyAction] {
        guard let member else {
            return [
                openKey("momentum.edit", title: "action.edit", "e", hint: 1, .place(.account)),
                openKey("momentum.calendar", title: "action.calendar", "c", hint: 1, .destination(.calendar)),
                openKey("momentum.month", title: "action.month", "m", hint: 1, .destination(.month(nil))),
                openKey("momentum.votes", title: "action.my-votes", "v", hint: 2, .destination(.list(.votes))),
                openKey("momentum.export", title: "action.export", "o", hint: 2, .place(.data)),
                openKey("momentum.lists", title: "action.imported-lists", "i", hint: 3, .destination(.workLists)),
            ]
        }
        let hasContent = state?.blocks.isEmpty == false
        return [
            openKey(
                "momentum.compare", title: "action.compare", "c", isEnabled: hasContent,
                .destination(.comparison(with: member)))
        ]
    }
}
