internal import Domain
internal import FeatureKit
internal import Navigation

/// The flow through works, characters and reviews. It runs on whichever stack its caller owns, and ends when its first
/// screen is closed.
@MainActor
final class WorksCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: WorksDestination
    private let links: WorksLinks
    private let factory: any WorksFlowFactory
    private var hasStarted = false

    init(
        context: NavigationContext, destination: WorksDestination, links: WorksLinks, factory: any WorksFlowFactory
    ) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
    }

    override func start() {
        switch destination {
        case .work(let id): showWork(id)
        case .character(let id): showCharacter(id)
        case .review(let id): showReview(id)
        case .writing(let id): showForm(.writing(.review(of: id)))
        case .ownWorks: showOwnWorks()
        case .requests: showForm(.requests(title: "", kind: .animation))
        case .hidden: showHidden()
        }
    }

    private func showWork(_ id: Identifier<Work>) {
        let actions = WorkPageActions(
            showCharacter: { [weak self] in self?.showCharacter($0) },
            showForm: { [weak self] in self?.showForm($0) },
            choose: { [weak self] in self?.present(.choice(title: $0, $1, selected: $2, onChoice: $3)) })
        push(factory.makeScreen(.work(id, actions)))
    }

    private func showCharacter(_ id: Identifier<WorkCharacter>) {
        let actions = CharacterPageActions(
            showWork: { [weak self] in self?.showWork($0) }, showDig: links.showDig, showResult: links.showResult,
            showReview: { [weak self] in self?.showReview($0) },
            showCharacter: { [weak self] in self?.showCharacter($0) },
            showForm: { [weak self] in self?.showForm($0) }, showHidden: { [weak self] in self?.showHidden() })
        push(factory.makeScreen(.character(id, actions)))
    }

    private func showReview(_ id: Identifier<Review>) {
        let actions = ReviewPageActions(
            showMember: links.showMember, showCharacter: { [weak self] in self?.showCharacter($0) },
            showWork: { [weak self] in self?.showWork($0) }, showForm: { [weak self] in self?.showForm($0) },
            close: { [weak self] in self?.context.stack.pop() })
        push(factory.makeScreen(.review(id, actions)))
    }

    private func showHidden() {
        push(factory.makeScreen(.hidden(HiddenActions(showReview: { [weak self] in self?.showReview($0) }))))
    }

    private func showOwnWorks() {
        let actions = OwnWorksActions(
            showWork: { [weak self] in self?.showWork($0) }, showForm: { [weak self] in self?.showForm($0) })
        push(factory.makeScreen(.ownWorks(actions)))
    }

    private func showForm(
        _ form: WorksForm, finishedCastMember: @escaping @MainActor (WorkCharacter?) -> Void = { _ in }
    ) {
        let actions = FormActions(
            close: { [weak self] in self?.context.stack.pop() }, askLeave: { [weak self] in self?.askLeave() },
            pick: { [weak self] in self?.present(.ticks(title: $0, $1, chosen: $2, onChange: $3)) },
            choose: { [weak self] in self?.present(.choice(title: $0, $1, selected: $2, onChoice: $3)) },
            editCastMember: { [weak self] character, finished in
                self?.showForm(.castMember(character), finishedCastMember: finished)
            },
            answer: { [weak self] in self?.showForm(.ownWork(nil, answering: $0)) },
            finishedCastMember: finishedCastMember, showWork: { [weak self] in self?.showWork($0) })
        push(factory.makeScreen(.form(form, actions)))
    }

    private func askLeave() {
        present(.leave(onYes: { [weak self] in self?.context.stack.pop() }))
    }

    private func present(_ box: WorksFlowModal) {
        context.modals.present(factory.makeModal(box))
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
