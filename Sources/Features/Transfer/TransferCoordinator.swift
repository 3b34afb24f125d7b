internal import Domain
internal import Navigation

/// The flow through import, export, backup and restore. It ends when its first screen is closed.
@MainActor
final class TransferCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: TransferDestination
    private let exits: TransferExits
    private let factory: any TransferFlowFactory
    private var hasStarted = false

    init(
        context: NavigationContext, destination: TransferDestination, exits: TransferExits,
        factory: any TransferFlowFactory
    ) {
        self.context = context
        self.destination = destination
        self.exits = exits
        self.factory = factory
    }

    override func start() { show(destination) }

    private func show(_ destination: TransferDestination) {
        switch destination {
        case .data: push(factory.makeData(actions: DataActions(show: { [weak self] in self?.show($0) })))
        case .importing:
            push(
                factory.makeImport(
                    actions: ImportActions(showReport: { [weak self] report in
                        guard let self else { return }
                        push(factory.makeReport(report))
                    })))
        case .exporting: push(factory.makeExport())
        case .backup: push(factory.makeBackup())
        case .restore:
            push(
                factory.makeRestore(
                    actions: RestoreActions(
                        ask: { [weak self] contents, onYes in self?.ask(contents, onYes: onYes) },
                        storeRestored: exits.storeRestored)))
        }
    }

    private func ask(_ contents: BackupContents, onYes: @escaping () -> Void) {
        context.modals.present(factory.makeRestoreQuestion(contents, onYes: onYes))
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
