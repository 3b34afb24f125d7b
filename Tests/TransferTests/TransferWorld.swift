import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Transfer

/// What the view models of Transfer are given: fakes.
@MainActor
struct TransferWorld {
    let store: RecordingImportStore
    let exporter: RecordingExporter
    let backupService: RecordingBackupService
    let storeChanged = Signal<Void>()
    let changes: Recorded<Void>
    private let records: [ImportRecord]
    private let failure: TransferProblem?
    private let folders: InMemoryFolders

    init(
        _ records: [ImportRecord] = [], failure: TransferProblem? = nil, folders: [String: [String]] = [:]
    ) {
        self.records = records
        self.failure = failure
        self.folders = InMemoryFolders(folders)
        store = RecordingImportStore()
        exporter = RecordingExporter(failure: failure)
        backupService = RecordingBackupService(failure: failure)
        changes = Recorded(storeChanged.events)
    }

    func dependencies(
        _ language: Language = .english, authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> TransferDIContainer.Dependencies {
        TransferDIContainer.Dependencies(
            importRecipes: ImportRecipes(
                reader: ScriptedImportReader(records, failure: failure), store: store, profile: Profile.localID),
            exporter: exporter, backupService: backupService, folders: folders, reload: {}, authorizer: authorizer,
            storeChanged: storeChanged,
            strings: TestWords.words(language))
    }

    static let place = ImportPlace(file: "a.json", record: "fizz")

    static let drink = Drink(
        id: "fizz", name: LocalizedText(english: "Fizz", korean: "피즈"),
        summary: LocalizedText(english: "", korean: ""), base: .gin,
        lines: [DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre)], steps: [], techniques: [.shake],
        glass: "highball", serving: .rocks)
}

/// What a form hears and says in a test.
@MainActor
struct FormSubject {
    let edited = Signal<FormEdit>()
    let opened = Signal<FormTarget>()
    let completion = Signal<Void>()
    let cancel = Signal<Void>()
    let states: Recorded<TransferFormState>
    let done: Recorded<String>
    let failed: Recorded<String>
    let flawed: Recorded<String>

    init(_ model: any TransferFormModel) {
        let output = model.transform(
            TransferFormInput(
                edited: edited.events, opened: opened.events, completionRequested: completion.events,
                cancelRequested: cancel.events))
        states = Recorded(output.state)
        done = Recorded(output.done)
        failed = Recorded(output.failed)
        flawed = Recorded(output.flawed)
    }

    var state: TransferFormState { states.last ?? TransferFormState() }

    func field(_ id: String) -> FormField? { state.fields.first { $0.id == id } }

    func go() { opened.send(.field("go")) }
}
