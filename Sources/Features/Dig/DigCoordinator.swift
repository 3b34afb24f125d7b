internal import Domain
internal import Navigation

/// The flow of digging: what to dig, the form, what everybody says, the next one of the same work. It runs on whichever
/// stack its caller owns, and ends when the last of its screens is closed: the first one may be replaced by another.
@MainActor
final class DigCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: DigDestination
    private let links: DigLinks
    private let factory: any DigFlowFactory
    private var openScreens = 0

    init(context: NavigationContext, destination: DigDestination, links: DigLinks, factory: any DigFlowFactory) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
    }

    override func start() {
        switch destination {
        case .home: push(factory.makeScreen(.home(homeActions)))
        case .list(let list): push(makeList(list))
        case .search(let text): showSearch(text)
        case .form(let id): push(makeForm(id))
        case .result(let id): push(makeResult(id))
        case .inbox: showInbox()
        }
    }

    private var homeActions: DigHomeActions {
        DigHomeActions(
            showList: { [weak self] list in
                guard let self else { return }
                push(makeList(list))
            },
            showSearch: { [weak self] in self?.showSearch("") }, showInbox: { [weak self] in self?.showInbox() },
            showOwnWorks: links.showOwnWorks, showRequests: links.showRequests, showHidden: links.showHidden,
            showCharacter: { [weak self] in self?.show($0) }, showPage: links.showCharacter)
    }

    private func makeList(_ list: CharacterList) -> any Screen {
        let actions = CharacterListActions(
            showCharacter: { [weak self] in self?.show($0) }, showPage: links.showCharacter, showWork: links.showWork,
            showOther: { [weak self] in
                guard let self else { return }
                replace(makeList($0))
            },
            showSearch: { [weak self] in self?.showSearch("") })
        return factory.makeScreen(.list(list, actions))
    }

    private func showSearch(_ text: String) {
        let actions = SearchActions(
            showCharacter: { [weak self] in self?.show($0) }, showPage: links.showCharacter, showWork: links.showWork,
            showDrink: links.showDrink, showIngredient: links.showIngredient, showMember: links.showMember,
            choose: { [weak self] in self?.present(.choice($0)) })
        push(factory.makeScreen(.search(text, actions)))
    }

    private func showInbox() {
        let actions = InboxActions(
            showReview: links.showReview, showWork: links.showWork, showPage: links.showCharacter,
            showMember: links.showMember, chooseKinds: { [weak self] in self?.present(.kinds($0)) })
        push(factory.makeScreen(.inbox(actions)))
    }

    /// A character that was dug shows what everybody says, any other the form.
    private func show(_ character: DugState) {
        push(make(character))
    }

    private func make(_ character: DugState) -> any Screen {
        character.isDug ? makeResult(character.id) : makeForm(character.id)
    }

    private func makeForm(_ id: Identifier<WorkCharacter>) -> any Screen {
        let actions = DigFormActions(
            showResult: { [weak self] in
                guard let self else { return }
                replace(makeResult($0))
            },
            showPage: links.showCharacter)
        return factory.makeScreen(.form(id, actions))
    }

    private func makeResult(_ id: Identifier<WorkCharacter>) -> any Screen {
        let actions = ResultActions(
            voteAgain: { [weak self] in
                guard let self else { return }
                replace(makeForm($0))
            },
            showOther: { [weak self] in
                guard let self else { return }
                replace(make($0))
            },
            openOther: { [weak self] in self?.show($0) }, showPage: links.showCharacter, showWork: links.showWork,
            writeReview: links.writeReview,
            showTable: { [weak self] in self?.present(.table($0)) })
        return factory.makeScreen(.result(id, actions))
    }

    private func present(_ box: DigFlowModal) {
        context.modals.present(factory.makeModal(box))
    }

    private func push(_ screen: any Screen) {
        openScreens += 1
        context.stack.push(screen) { [weak self] in self?.close() }
    }

    private func replace(_ screen: any Screen) {
        openScreens += 1
        context.stack.replaceTop(screen) { [weak self] in self?.close() }
    }

    private func close() {
        openScreens -= 1
        if openScreens == 0 { finish() }
    }
}
