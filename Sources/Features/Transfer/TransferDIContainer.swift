public import Domain
public import FeatureKit
public import Navigation
public import Reactive

/// Builds the screens of the feature Transfer: import, export, backup and restore.
@MainActor
public final class TransferDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Imports.
        public let importRecipes: ImportRecipes
        /// Exports.
        public let exporter: any RecipeExporter
        /// Backs up and restores.
        public let keeper: any StoreKeeper
        /// Lists folders, for completing names.
        public let folders: any FolderReader
        /// Reads what is kept in memory once more, after recipes came in.
        public let reload: @Sendable () async throws -> Void
        /// Stands before what only a member may do.
        public let gate: any MemberGate
        /// Fires when anything a screen may show was changed; whoever changes something sends.
        public let storeChanged: Signal<Void>
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            importRecipes: ImportRecipes, exporter: any RecipeExporter, keeper: any StoreKeeper,
            folders: any FolderReader, reload: @escaping @Sendable () async throws -> Void, gate: any MemberGate,
            storeChanged: Signal<Void>, strings: Strings
        ) {
            self.importRecipes = importRecipes
            self.exporter = exporter
            self.keeper = keeper
            self.folders = folders
            self.reload = reload
            self.gate = gate
            self.storeChanged = storeChanged
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: TransferDestination, exits: TransferExits
    ) -> Coordinator {
        TransferCoordinator(context: context, destination: destination, exits: exits, factory: self)
    }

    private func form(_ destination: TransferDestination, _ model: any TransferFormModel) -> any Screen {
        TransferFormScreen(destination: destination, model: model, strings: dependencies.strings)
    }
}

extension TransferDIContainer: TransferFlowFactory {
    func makeData(actions: DataActions) -> any Screen {
        form(.data, DataViewModel(dependencies: dependencies, actions: actions))
    }

    func makeImport(actions: ImportActions) -> any Screen {
        form(.importing, ImportViewModel(dependencies: dependencies, actions: actions))
    }

    func makeReport(_ report: ImportReport) -> any Screen {
        ImportReportScreen(report: report, strings: dependencies.strings)
    }

    func makeExport() -> any Screen { form(.exporting, ExportViewModel(dependencies: dependencies)) }

    func makeBackup() -> any Screen { form(.backup, BackupViewModel(dependencies: dependencies)) }

    func makeRestore(actions: RestoreActions) -> any Screen {
        form(.restore, RestoreViewModel(dependencies: dependencies, actions: actions))
    }

    func makeRestoreQuestion(_ contents: BackupContents, onYes: @escaping () -> Void) -> any Modal {
        let strings = dependencies.strings
        return ConfirmModal(
            title: strings["transfer.restore.title"],
            question: strings(
                "transfer.restore.question", String(contents.profiles), String(contents.bottles),
                String(contents.made)),
            yes: ("y", strings["transfer.restore.yes"]), noLabel: strings["transfer.restore.no"], onYes: onYes)
    }
}
