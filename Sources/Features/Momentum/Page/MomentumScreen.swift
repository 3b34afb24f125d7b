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
                open("momentum.edit", "action.edit", "e", hint: 1, .place(.account)),
                open("momentum.calendar", "action.calendar", "c", hint: 1, .destination(.calendar)),
                open("momentum.month", "action.month", "m", hint: 1, .destination(.month(nil))),
                open("momentum.votes", "action.my-votes", "v", hint: 2, .destination(.list(.votes))),
                open("momentum.export", "action.export", "o", hint: 2, .place(.data)),
                open("momentum.lists", "action.imported-lists", "i", hint: 3, .destination(.workLists)),
            ]
        }
        let hasContent = state?.blocks.isEmpty == false
        return [
            open(
                "momentum.compare", "action.compare", "c", hint: 1, .destination(.comparison(with: member)),
                isEnabled: hasContent)
        ]
    }

    private func open(
        _ id: String, _ title: String, _ letter: Character, hint: Int, _ target: MomentumTarget,
        isEnabled: Bool = true
    ) -> KeyAction {
        key(id, title: title, [.character(letter)], hint: hint, isEnabled: isEnabled) { $0.opened.send(target) }
    }
}
