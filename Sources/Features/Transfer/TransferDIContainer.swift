package import Domain
package import FeatureKit
package import Navigation

@MainActor
package final class TransferDIContainer {
    @MainActor
    package struct Dependencies {
        package let importRecipes: ImportRecipes
        package let puller: any RecipePullMaker
        package let exporter: any RecipeExporter
        package let backupService: any BackupService
        package let folders: any FolderReader
        package let pages: any PageFetcher
        package let search: any SearchRepository
        /// Rereads cached parts of the store after recipes were imported; a failure is reported by the program.
        package let reload: @Sendable () async -> Void
        /// Gives a name that an import took for another its own ingredient.
        package let split: @Sendable (UnderstoodName) async throws -> IngredientSplit
        /// Merges a new ingredient into the known one that it was asked about.
        package let merge: @Sendable (NewIngredient, UnderstoodName) async throws -> Void
        package let completion: CompletionJob
        package let authorizer: any MemberAuthorizer
        package let changes: StoreEvents
        package let strings: Strings

        package init(
            importRecipes: ImportRecipes, puller: any RecipePullMaker, exporter: any RecipeExporter,
            backupService: any BackupService, folders: any FolderReader, pages: any PageFetcher,
            search: any SearchRepository, reload: @escaping @Sendable () async -> Void,
            split: @escaping @Sendable (UnderstoodName) async throws -> IngredientSplit,
            merge: @escaping @Sendable (NewIngredient, UnderstoodName) async throws -> Void,
            completion: CompletionJob, authorizer: any MemberAuthorizer, changes: StoreEvents, strings: Strings
        ) {
            self.importRecipes = importRecipes
            self.puller = puller
            self.exporter = exporter
            self.backupService = backupService
            self.folders = folders
            self.pages = pages
            self.search = search
            self.reload = reload
            self.split = split
            self.merge = merge
            self.completion = completion
            self.authorizer = authorizer
            self.changes = changes
            self.strings = strings
        }
    }

    private let dependencies: Dependencies
    /// Called when the whole store was replaced.
    var restored: @MainActor () -> Void = {}

    package init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    package func makeCoordinator(
        in context: NavigationContext, from destination: TransferDestination,
        restored: @escaping @MainActor () -> Void, open: @escaping @MainActor (Place) -> Void
    ) -> Coordinator {
        self.restored = restored
        return FlowCoordinator<TransferStep>(in: context, from: .destination(destination), factory: self, open: open)
    }
}

extension TransferDIContainer: FlowFactory {
    package func makeContent(for step: TransferStep, in flow: Flow<TransferStep>) -> FlowContent {
        switch step {
        case .destination(.data):
            .screen(
                makeScreen(
                    .data,
                    DataViewModel(
                        backupService: dependencies.backupService, flow: flow, strings: dependencies.strings)))
        case .destination(.importing): .screen(makeScreen(.importing, makeImportViewModel(in: flow)))
        case .destination(.pulling): .screen(makeScreen(.pulling, makePullViewModel(in: flow)))
        case .destination(.exporting): .screen(makeScreen(.exporting, makeExportViewModel()))
        case .destination(.backup): .screen(makeScreen(.backup, makeBackupViewModel()))
        case .destination(.restore): .screen(makeScreen(.restore, makeRestoreViewModel(in: flow)))
        case .report(let report): .screen(makeReport(report, in: flow))
        case .preview(let report, let save):
            .screen(ImportPreviewScreen(report: report, strings: dependencies.strings, save: save))
        case .review(let request, let report):
            .screen(
                DiaryReviewScreen(
                    route: "settings/data/import/review", viewModel: makeReviewViewModel(request, report, in: flow),
                    strings: dependencies.strings, openTitle: "action.transfer.decide"))
        case .pickWork(let title, let onChoice):
            .modal(
                SearchPickerModal(
                    route: "settings/data/import/work",
                    source: .works(title: title, dependencies.search, dependencies.strings), choice: .one(onChoice),
                    strings: dependencies.strings))
        case .choice(let title, let options, let selected, let onChoice):
            .modal(
                ChoiceModal(
                    title: title, options: options, selected: selected, strings: dependencies.strings,
                    onChoice: onChoice))
        case .prompt(let prompt): .modal(NamePromptModal(prompt: prompt, strings: dependencies.strings))
        case .confirmLeave:
            .modal(LeaveQuestion.modal(dependencies.strings, onYes: flow.close))
        case .restoreQuestion(let contents, let onYes): .modal(makeRestoreQuestion(contents, onYes: onYes))
        }
    }

    func makeImportViewModel(in flow: Flow<TransferStep>) -> ImportViewModel {
        ImportViewModel(
            importRecipes: dependencies.importRecipes, pages: dependencies.pages, reload: dependencies.reload,
            authorizer: dependencies.authorizer, session: makeSession(.importing), flow: flow,
            strings: dependencies.strings)
    }

    func makeReviewViewModel(
        _ request: ImportRequest, _ report: ImportReport, in flow: Flow<TransferStep>
    ) -> DiaryReviewViewModel {
        DiaryReviewViewModel(
            request: request, report: report, importRecipes: dependencies.importRecipes, reload: dependencies.reload,
            work: dependencies.authorizer.work, flow: flow, strings: dependencies.strings)
    }

    func makePullViewModel(in flow: Flow<TransferStep>) -> PullViewModel {
        PullViewModel(
            puller: dependencies.puller, reload: dependencies.reload, authorizer: dependencies.authorizer,
            session: makeSession(.pulling, about: "url"), flow: flow, strings: dependencies.strings)
    }

    func makeExportViewModel() -> ExportViewModel {
        ExportViewModel(
            exporter: dependencies.exporter, session: makeSession(.exporting), strings: dependencies.strings)
    }

    func makeBackupViewModel() -> BackupViewModel {
        BackupViewModel(
            backupService: dependencies.backupService, session: makeSession(.backup), strings: dependencies.strings)
    }

    func makeRestoreViewModel(in flow: Flow<TransferStep>) -> RestoreViewModel {
        RestoreViewModel(
            backupService: dependencies.backupService, authorizer: dependencies.authorizer,
            changes: dependencies.changes, session: makeSession(.restore), flow: flow, restored: restored,
            strings: dependencies.strings)
    }

    private func makeReport(_ report: ImportReport, in flow: Flow<TransferStep>) -> any Screen {
        let dependencies = dependencies
        guard !report.isDryRun else { return ImportReportScreen(report: report, strings: dependencies.strings) }
        return ImportReportScreen(
            report: report, strings: dependencies.strings, completion: dependencies.completion,
            undoMonitor: report.isUndoable ? makeUndoMonitor() : nil,
            open: flow.open, decide: { [weak self] in self?.ask($0, on: $1, in: flow) }
        ) { name, screen in
            guard dependencies.authorizer.authorize(.open(route: TransferDestination.importing.route)) else { return }
            dependencies.authorizer.work.add {
                let split = try await dependencies.split(name)
                await dependencies.reload()
                return split
            } completion: { [weak screen, strings = dependencies.strings] result in
                switch result {
                case .success(let split):
                    let text = strings.counted("split.done", split.recipes, split.name, name.name[strings.language])
                    screen?.say(text, isDone: true, of: name)
                case .failure(let error):
                    screen?.say(ErrorText.describe(error, strings), isDone: false, of: name)
                }
            }
        }
    }

    private func makeUndoMonitor() -> UndoMonitor? {
        dependencies.authorizer.work.undo.map {
            UndoMonitor($0.newestStep, changes: dependencies.changes.touching(.history))
        }
    }

    /// Asks whether a new ingredient is the known one of a similar name, and carries out the answer.
    private func ask(_ question: NewIngredient, on screen: ImportReportScreen, in flow: Flow<TransferStep>) {
        guard let known = question.nearest else { return }
        let strings = dependencies.strings
        let (name, knownName) = (question.name[strings.language], known.name[strings.language])
        let options = [
            FormOption("same", title: strings("transfer.report.same.yes", knownName)),
            FormOption("new", title: strings["transfer.report.same.no"]),
            FormOption("open", title: strings["transfer.report.same.open"]),
        ]
        flow.show(
            .choice(title: strings("transfer.report.same.title", name, knownName), options: options, selected: "") {
                [weak self, weak screen] answer in
                switch answer {
                case "same": self?.merge(question, into: known, on: screen)
                case "new": screen?.settle(question, as: nil)
                default: flow.open(.ingredient(question.id))
                }
            })
    }

    private func merge(_ question: NewIngredient, into known: UnderstoodName, on screen: ImportReportScreen?) {
        let dependencies = dependencies
        guard dependencies.authorizer.authorize(.open(route: TransferDestination.importing.route)) else { return }
        dependencies.authorizer.work.add {
            try await dependencies.merge(question, known)
            await dependencies.reload()
        } completion: { [weak screen, undoMonitor = makeUndoMonitor(), strings = dependencies.strings] result in
            switch result {
            case .success:
                screen?.settle(question, as: known, undoMonitor: undoMonitor)
                let (name, knownName) = (question.name[strings.language], known.name[strings.language])
                screen?.say(strings("merge.done", name, knownName), isDone: true)
            case .failure(let error):
                screen?.say(ErrorText.describe(error, strings), isDone: false)
            }
        }
    }

    private func makeSession(_ destination: TransferDestination, about subject: String = "path") -> TransferSession {
        TransferSession(
            destination, folders: dependencies.folders, work: dependencies.authorizer.work, subject: subject,
            strings: dependencies.strings)
    }

    private func makeScreen<Model: ViewModel>(
        _ destination: TransferDestination, _ viewModel: Model
    ) -> any Screen where Model.Input == TransferInput, Model.Output == TransferOutput {
        TransferScreen(destination: destination, viewModel: viewModel, strings: dependencies.strings)
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

extension PickerSource {
    static func works(title: String, _ search: any SearchRepository, _ strings: Strings) -> PickerSource {
        PickerSource(
            title: title, placeholder: strings["form.type-to-find"], empty: strings["form.nothing-found"]
        ) { text in
            let works: [WorkReference]
            if text.isEmpty {
                works = try await search.suggestions(SearchFilter(), for: .guest, limit: PickerSource.limit).map(\.work)
            } else {
                let answer = try await search.worksAndCharacters(typed: text, for: .guest, limit: PickerSource.limit)
                works = answer.hits.compactMap { if case .work(let found) = $0 { found.work } else { nil } }
            }
            return works.map { PickerRow(id: $0.id.rawValue, name: $0.title[strings.language], detail: $0.yearText) }
        }
    }
}
