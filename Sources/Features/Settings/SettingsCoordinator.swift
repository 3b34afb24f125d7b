internal import Navigation

/// The flow through the settings. It runs on whichever stack its caller owns, and ends when its first screen is closed.
@MainActor
final class SettingsCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: SettingsDestination
    private let links: SettingsLinks
    private let factory: any SettingsFlowFactory
    private var hasStarted = false

    init(
        context: NavigationContext, destination: SettingsDestination, links: SettingsLinks,
        factory: any SettingsFlowFactory
    ) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
    }

    override func start() {
        switch destination {
        case .menu: push(factory.makeScreen(.menu(SettingsMenuActions { [weak self] in self?.show($0) })))
        case .page(let page): show(page)
        }
    }

    private func show(_ page: SettingsPage) {
        switch page {
        case .data:
            links.showData()
            // A flow that shows nothing of its own is over.
            if !hasStarted { finish() }
        case .account: push(factory.makeScreen(.account(accountActions)))
        case .privacy:
            push(
                factory.makeScreen(
                    .privacy(
                        PrivacyActions(
                            showHidden: { [weak self] in self?.links.showHidden() },
                            enterAgain: { [weak self] in self?.links.enterAgain() }))))
        case .keys: push(factory.makeScreen(.keys(keysActions)))
        default: push(factory.makeScreen(.page(page)))
        }
    }

    private var accountActions: AccountActions {
        AccountActions(
            show: { [weak self] item in
                guard let self else { return }
                push(factory.makeScreen(.accountItem(item, accountActions)))
            },
            confirm: { [weak self] title, question, yes, onYes in
                guard let self else { return }
                context.modals.present(
                    factory.makeModal(.question(title: title, text: question, yes: yes, onYes: onYes)))
            },
            ask: { [weak self] prompt in
                guard let self else { return }
                context.modals.present(factory.makeModal(.name(prompt)))
            },
            showCodes: { [weak self] codes in
                guard let self else { return }
                context.modals.present(factory.makeModal(.codes(codes)))
            },
            signOut: { [weak self] in self?.links.signOut() },
            switchAccount: { [weak self] in self?.links.switchAccount() },
            leave: { [weak self] in self?.links.leave() })
    }

    private var keysActions: KeysActions {
        KeysActions(
            showCapture: { [weak self] action, isAdded in
                guard let self else { return }
                context.modals.present(factory.makeModal(.keyCapture(action, isAdded: isAdded)))
            },
            confirmReset: { [weak self] onYes in
                guard let self else { return }
                context.modals.present(factory.makeModal(.keyReset(onYes: onYes)))
            })
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
