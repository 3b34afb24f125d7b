internal import Domain
internal import Navigation

/// The flow of momentum: a page, its lists, the calendar, the comparison. It ends when its first screen is closed.
@MainActor
final class MomentumCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: MomentumDestination
    private let links: MomentumLinks
    private let factory: any MomentumFlowFactory
    private var hasStarted = false

    init(
        context: NavigationContext, destination: MomentumDestination, links: MomentumLinks,
        factory: any MomentumFlowFactory
    ) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
    }

    override func start() {
        switch destination {
        case .mine: push(factory.makeScreen(.momentum(of: nil, actions(of: nil))))
        case .member(let id): push(factory.makeScreen(.momentum(of: id, actions(of: id))))
        case .list(let list): showList(list, of: nil)
        case .calendar: push(factory.makeScreen(.calendar))
        }
    }

    private func actions(of member: Identifier<Profile>?) -> MomentumActions {
        MomentumActions(
            showWork: links.showWork, showCharacter: links.showCharacter, showReview: links.showReview,
            showMade: links.showMade, showList: { [weak self] in self?.showList($0, of: member) },
            showCalendar: { [weak self] in
                guard let self else { return }
                push(factory.makeScreen(.calendar))
            },
            showComparison: { [weak self] in
                guard let self, let member else { return }
                push(factory.makeScreen(.comparison(with: member, actions(of: member))))
            },
            editProfile: links.editProfile, dig: links.dig, search: links.search, export: links.export)
    }

    private func showList(_ list: MomentumList, of member: Identifier<Profile>?) {
        push(factory.makeScreen(.list(list, of: member, actions(of: member))))
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
