internal import Domain
internal import Navigation

/// The flow through import, export, backup and restore. It ends when its first screen is closed.
@MainActor
final class TransferCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: TransferDestination
    private let links: TransferLinks
    private let factory: any TransferFlowFactory
    private var hasStarted = false

    init(
        context: NavigationContext, destination: TransferDestination, links: TransferLinks,
        factory: any TransferFlowFactory
    ) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
    }

    override func start() { show(destination) }

    private func show(_ destination: TransferDestination) {
        switch destination {
        case .data: push(factory.makeScreen(.data(DataActions(show: { [weak self] in self?.show($0) }))))
        case .importing:
            let actions = ImportActions(showReport: { [weak self] report in
                guard let self else { return }
                push(factory.makeScreen(.report(report)))
            })
            push(factory.makeScreen(.importing(actions)))
        case .exporting: push(factory.makeScreen(.exporting))
        case .backup: push(factory.makeScreen(.backup))
        case .restore:
            let actions = RestoreActions(
                ask: { [weak self] contents, onYes in self?.ask(contents, onYes: onYes) },
                storeRestored: links.storeRestored)
            push(factory.makeScreen(.restore(actions)))
        }
    }

    private func ask(_ contents: BackupContents, onYes: @escaping () -> Void) {
        context.modals.present(factory.makeModal(.restoreQuestion(contents, onYes: onYes)))
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
