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
        public let backupService: any BackupService
        /// Lists folders, for completing names.
        public let folders: any FolderReader
        /// Reads what is kept in memory once more, after recipes came in.
        public let reload: @Sendable () async throws -> Void
        /// Stands before what only a member may do.
        public let authorizer: any MemberAuthorizer
        /// Fires when anything a screen may show was changed; whoever changes something sends.
        public let storeChanged: Signal<Void>
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            importRecipes: ImportRecipes, exporter: any RecipeExporter, backupService: any BackupService,
            folders: any FolderReader, reload: @escaping @Sendable () async throws -> Void,
            authorizer: any MemberAuthorizer,
            storeChanged: Signal<Void>, strings: Strings
        ) {
            self.importRecipes = importRecipes
            self.exporter = exporter
            self.backupService = backupService
            self.folders = folders
            self.reload = reload
            self.authorizer = authorizer
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
        in context: NavigationContext, from destination: TransferDestination, links: TransferLinks
    ) -> Coordinator {
        TransferCoordinator(context: context, destination: destination, links: links, factory: self)
    }
}

extension TransferDIContainer: TransferFlowFactory {
    func makeScreen(_ page: TransferFlowPage) -> any Screen {
        switch page {
        case .data(let actions): makeForm(.data, DataViewModel(dependencies: dependencies, actions: actions))
        case .importing(let actions):
            makeForm(.importing, ImportViewModel(dependencies: dependencies, actions: actions))
        case .report(let report): ImportReportScreen(report: report, strings: dependencies.strings)
        case .exporting: makeForm(.exporting, ExportViewModel(dependencies: dependencies))
        case .backup: makeForm(.backup, BackupViewModel(dependencies: dependencies))
        case .restore(let actions):
            makeForm(.restore, RestoreViewModel(dependencies: dependencies, actions: actions))
        }
    }

    func makeModal(_ box: TransferFlowModal) -> any Modal {
        switch box {
        case .restoreQuestion(let contents, let onYes): makeRestoreQuestion(contents, onYes: onYes)
        }
    }

    private func makeForm(_ destination: TransferDestination, _ model: any TransferFormModel) -> any Screen {
        TransferFormScreen(destination: destination, model: model, strings: dependencies.strings)
    }

    private func makeRestoreQuestion(_ contents: BackupContents, onYes: @escaping () -> Void) -> any Modal {
        let strings = dependencies.strings
        return ConfirmModal(
            title: strings["transfer.restore.title"],
            question: strings(
                "transfer.restore.question", String(contents.profiles), String(contents.bottles),
                String(contents.made)),
            yes: ("y", strings["transfer.restore.yes"]), noLabel: strings["transfer.restore.no"], onYes: onYes)
    }
}
