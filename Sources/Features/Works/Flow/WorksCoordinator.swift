internal import Domain
internal import FeatureKit
internal import Navigation

/// The flow through works, characters and reviews. It runs on whichever stack its caller owns, and ends when its first
/// screen is closed.
@MainActor
final class WorksCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: WorksDestination
    private let exits: WorksExits
    private let strings: Strings
    private let factory: any WorksFlowFactory
    private var hasStarted = false

    init(
        context: NavigationContext, destination: WorksDestination, exits: WorksExits, strings: Strings,
        factory: any WorksFlowFactory
    ) {
        self.context = context
        self.destination = destination
        self.exits = exits
        self.strings = strings
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
            choose: { [weak self] in self?.choose($0, $1, $2, $3) })
        push(factory.makeWorkPage(id, actions: actions))
    }

    private func showCharacter(_ id: Identifier<WorkCharacter>) {
        let actions = CharacterPageActions(
            showWork: { [weak self] in self?.showWork($0) }, showDig: exits.showDig, showResult: exits.showResult,
            showReview: { [weak self] in self?.showReview($0) },
            showCharacter: { [weak self] in self?.showCharacter($0) },
            showForm: { [weak self] in self?.showForm($0) }, showHidden: { [weak self] in self?.showHidden() })
        push(factory.makeCharacterPage(id, actions: actions))
    }

    private func showReview(_ id: Identifier<Review>) {
        let actions = ReviewPageActions(
            showMember: exits.showMember, showCharacter: { [weak self] in self?.showCharacter($0) },
            showWork: { [weak self] in self?.showWork($0) }, showForm: { [weak self] in self?.showForm($0) },
            close: { [weak self] in self?.context.stack.pop() })
        push(factory.makeReviewPage(id, actions: actions))
    }

    private func showHidden() {
        push(factory.makeHidden(actions: HiddenActions(showReview: { [weak self] in self?.showReview($0) })))
    }

    private func showOwnWorks() {
        let actions = OwnWorksActions(
            showWork: { [weak self] in self?.showWork($0) }, showForm: { [weak self] in self?.showForm($0) })
        push(factory.makeOwnWorks(actions: actions))
    }

    private func showForm(
        _ form: WorksForm, finishedCastMember: @escaping @MainActor (WorkCharacter?) -> Void = { _ in }
    ) {
        let actions = FormActions(
            close: { [weak self] in self?.context.stack.pop() }, askLeave: { [weak self] in self?.askLeave() },
            pick: { [weak self] in self?.pick($0, $1, $2, $3) },
            choose: { [weak self] in self?.choose($0, $1, $2, $3) },
            editCastMember: { [weak self] character, finished in
                self?.showForm(.castMember(character), finishedCastMember: finished)
            },
            answer: { [weak self] in self?.showForm(.ownWork(nil, answering: $0)) },
            finishedCastMember: finishedCastMember, showWork: { [weak self] in self?.showWork($0) })
        push(factory.makeForm(form, actions: actions))
    }

    private func askLeave() {
        let modal = ConfirmModal(
            title: strings["form.leave.title"], question: strings["form.leave.question"],
            yes: ("y", strings["form.leave.yes"]), noLabel: strings["form.leave.no"]
        ) { [weak self] in self?.context.stack.pop() }
        context.modals.present(modal)
    }

    private func pick(
        _ title: String, _ options: [FormOption], _ chosen: [String], _ onChange: @escaping ([String]) -> Void
    ) {
        context.modals.present(
            TickListModal(
                route: "pick", title: title, options: options, chosen: chosen, strings: strings, onChange: onChange))
    }

    private func choose(
        _ title: String, _ options: [FormOption], _ selected: String, _ onChoice: @escaping (String) -> Void
    ) {
        context.modals.present(
            ChoiceModal(title: title, options: options, selected: selected, strings: strings, onChoice: onChoice))
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
