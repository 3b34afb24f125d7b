import Domain
import FeatureKit
import Reactive
import Synchronization
import TestSupport

@testable import Transfer

/// The dependencies of the view models as fakes.
@MainActor
struct TransferWorld {
    let store: RecordingImportStore
    let exporter: RecordingExporter
    let backupService: RecordingBackupService
    /// Counts how often the caches were read again.
    let reloads = Reloads()
    let merges = Merges()
    private let records: [ImportRecord]
    private let failure: TransferProblem?
    private let isHeld: Bool
    private let folders: InMemoryFolders
    private let pages: ScriptedPages

    let puller: ScriptedPuller

    init(
        _ records: [ImportRecord] = [], failure: TransferProblem? = nil, folders: [String: [String]] = [:],
        works: [KnownWork] = [], pages: [String: String] = [:], isHeld: Bool = false
    ) {
        self.records = records
        self.failure = failure
        self.isHeld = isHeld
        self.folders = InMemoryFolders(folders)
        self.pages = ScriptedPages(pages)
        store = RecordingImportStore(works: works)
        puller = ScriptedPuller(store: store, failure: failure)
        exporter = RecordingExporter(failure: failure)
        backupService = RecordingBackupService(failure: failure)
    }

    func dependencies(
        _ language: Language = .english, authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> TransferDIContainer.Dependencies {
        TransferDIContainer.Dependencies(
            importRecipes: ImportRecipes(
                reader: ScriptedImportReader(records, failure: failure, isHeld: isHeld), store: store,
                profile: Profile.localID,
                time: FixedLocalTime(), clock: FixedClock(1_795_257_600)),
            puller: puller, exporter: exporter, backupService: backupService, folders: folders,
            pages: pages, search: InMemoryCommunity(),
            reload: { [reloads] in await reloads.note() },
            split: { name in
                IngredientSplit(name: name.written, from: name.ingredient, into: "my-own", recipes: 2)
            },
            merge: { [merges] new, known in await merges.note(new.id, into: known.ingredient) },
            completion: CompletionJob(
                OnlineStubs().access(FixedClock(1_795_257_600)).complete, member: { Profile.localID },
                work: authorizer.work, clock: FixedClock(1_795_257_600), strings: TestWords.words(language)),
            authorizer: authorizer, changes: StoreEvents(), strings: TestWords.words(language))
    }

    nonisolated static let place = ImportPlace(file: "a.json", record: "fizz")

    nonisolated static let drink = Drink(
        id: "fizz", name: LocalizedText(english: "Fizz", korean: "피즈"), summary: LocalizedText(both: ""), base: .gin,
        lines: [DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre)], steps: [], techniques: [.shake],
        glass: "highball", serving: .rocks)
}

/// Pulls from a scripted server, and records the requests.
final class ScriptedPuller: RecipePullMaker {
    let address = "https://bar.example.org"
    let hasToken = true
    let server = ScriptedRecipeServer()
    private let store: RecordingImportStore
    private let failure: TransferProblem?
    private let asked = Mutex<[ServerAccess]>([])

    init(store: RecordingImportStore, failure: TransferProblem?) {
        self.store = store
        self.failure = failure
    }

    var accesses: [ServerAccess] { asked.withLock { $0 } }

    func pull(_ access: ServerAccess) throws(TransferProblem) -> PullRecipes {
        asked.withLock { $0.append(access) }
        if let failure { throw failure }
        return PullRecipes(
            server: server, reader: ScriptedImportReader([.drink(TransferWorld.drink, TransferWorld.place)]),
            store: store, pulled: NothingPulled(), pictures: ScriptedPictures(), profile: Profile.localID,
            clock: FixedClock(0))
    }
}

/// Nothing was pulled from any server yet.
struct NothingPulled: PulledRecipeRepository {
    func pulled(
        from server: String, of profile: Identifier<Profile>
    ) async throws -> [String: (recipe: PulledRecipe, state: PulledRecipe.State)] { [:] }
}

actor Reloads {
    private(set) var count = 0

    func note() { count += 1 }
}

/// The ingredients merged, each as `from > into`.
actor Merges {
    private(set) var made: [String] = []

    func note(_ from: Identifier<Ingredient>, into: Identifier<Ingredient>) { made.append("\(from) > \(into)") }
}

@MainActor
struct FormSubject<Model: ViewModel> where Model.Input == TransferInput, Model.Output == TransferOutput {
    let input = TransferInput()
    let model: Model
    let states: Recorded<TransferState>
    let done: Recorded<String>
    let failed: Recorded<String>
    let focused: Recorded<String>

    init(_ model: Model) {
        self.model = model
        let output = model.transform(input)
        states = Recorded(output.state)
        done = Recorded(output.messages.done)
        failed = Recorded(output.messages.failed)
        focused = Recorded(output.focusRequested)
    }

    var edited: Signal<FormEdit> { input.form.edited }
    var state: TransferState { states.last ?? TransferState() }

    func field(_ id: String) -> FormField? { state.fields.first { $0.id == id } }

    func go() { input.form.opened.send(.field("go")) }
}
