import Domain
import Foundation
import Persistence
import Synchronization
import TestSupport

@testable import DimoApp

/// Moves data like the program, with a gate at each of ten steps.
///
/// An import waits before each record within the transaction; a pull at each request and once after its transaction;
/// writing or restoring a file waits five times before and five times after it.
final class GatedTransfer: Sendable {
    static let steps = 10
    static let recipes = 5

    private struct Round {
        var gate = StepGate(at: 0)
        var number = 0
    }

    private let round = Mutex(Round())
    /// Whether to import a diary with an unidentified work.
    private let isDiary: Bool

    init(isDiary: Bool = false) {
        self.isDiary = isDiary
    }

    func nextGate(at step: Int) -> StepGate {
        round.withLock { round in
            round.gate = StepGate(at: step)
            round.number += 1
            return round.gate
        }
    }

    var gate: StepGate { round.withLock { $0.gate } }
    /// The number of the job, so that no job repeats the data of an earlier one.
    var number: Int { round.withLock { $0.number } }

    func services(_ services: TransferServices, _ store: Store, _ profile: Identifier<Profile>) -> TransferServices {
        let imported = SQLiteImportStore(database: store.database, clock: Stage.evening)
        return TransferServices(
            importRecipes: ImportRecipes(
                reader: Reader(transfer: self), store: imported, profile: profile, time: FixedLocalTime(),
                clock: Stage.evening),
            puller: Puller(transfer: self, store: imported, database: store.database, profile: profile),
            exporter: Exporter(transfer: self, exporter: services.exporter),
            backupService: BackupKeeper(transfer: self, service: services.backupService),
            folders: InMemoryFolders(), pages: ScriptedPages())
    }

    /// Runs work between the first five and the last five steps.
    func around<Value>(_ work: () async throws -> Value) async throws -> Value {
        let gate = gate
        for _ in 0..<Self.steps / 2 { await gate.step() }
        let value = try await work()
        for _ in Self.steps / 2..<Self.steps { await gate.step() }
        return value
    }
}

extension GatedTransfer {
    private struct Reader: ImportReader {
        let transfer: GatedTransfer

        func read(
            _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown, each: (ImportRecord) throws -> Void
        ) throws {
            let gate = transfer.gate
            if transfer.isDiary {
                let clue = WorkClue(title: "Known to Nobody", year: 1999)
                try each(.diary(DiaryRecord(work: clue, kind: .wished), ImportPlace(file: "w.csv", record: "1")))
            }
            for number in 0..<GatedTransfer.steps {
                gate.stepInPlace()
                guard number < GatedTransfer.recipes else { continue }
                let id = "round-\(transfer.number)-\(number)"
                let drink = Drink(
                    id: Identifier(id), name: LocalizedText(english: "Round \(transfer.number), \(number)", korean: id),
                    summary: LocalizedText(both: ""), base: .gin,
                    lines: [DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre)], steps: [],
                    techniques: [.shake], glass: "highball", serving: .rocks)
                try each(.drink(drink, ImportPlace(file: "a.json", record: id)))
            }
        }
    }

    private struct Puller: RecipePullMaker {
        let address = "https://bar.example.org"
        let hasToken = true
        let transfer: GatedTransfer
        let store: SQLiteImportStore
        let database: AppDatabase
        let profile: Identifier<Profile>

        func pull(_ access: ServerAccess) throws(TransferProblem) -> PullRecipes {
            PullRecipes(
                server: Server(number: transfer.number, gate: transfer.gate), reader: ExchangeImportReader(),
                store: store, pulled: SQLitePulledRecipeRepository(database: database),
                pictures: Pictures(
                    pictures: SQLitePictureAddressRepository(database: database), gate: transfer.gate),
                profile: profile, clock: Stage.evening)
        }
    }

    /// A bar with different recipes in each round, read by nine requests.
    private struct Server: RecipeServer {
        let name = "https://bar.example.org"
        let number: Int
        let gate: StepGate

        func bars() async throws -> [ServedBar] {
            await gate.step()
            return [ServedBar(id: 1, name: "Home")]
        }

        func recipes(of bar: ServedBar) async throws -> ServedRecipes {
            await gate.step()
            return ServedRecipes(
                (0..<GatedTransfer.recipes).map {
                    ServedRecipe(
                        id: "\(number)-\($0)", name: "Pulled \(number) \($0)", changedAt: "2026-08-01",
                        picture: PictureAddress("https://bar.example.org/\(number)-\($0).png"))
                })
        }

        func content(of recipe: ServedRecipe, in bar: ServedBar) async throws -> [UInt8] {
            await gate.step()
            return Array(
                """
                {"_id": "\(recipe.id)", "name": "\(recipe.name)", "instructions": "1. Shake.", "description": "",
                 "garnish": null, "abv": 20, "glass": "Coupe", "method": "Shake", "tags": [], "ingredients": [
                   {"_id": "gin", "name": "Gin", "amount": 45, "units": "ml", "optional": false, "sort": 1}]}
                """.utf8)
        }

        func shelf(of bar: ServedBar) async throws -> [String] {
            await gate.step()
            return []
        }

        func shopping(of bar: ServedBar) async throws -> [String] {
            await gate.step()
            return []
        }
    }

    /// Stores the addresses of pictures after the recipes.
    private struct Pictures: PictureAddressRepository {
        let pictures: SQLitePictureAddressRepository
        let gate: StepGate

        func address(of subject: PictureSubject) async throws -> PictureAddress? {
            try await pictures.address(of: subject)
        }

        func keep(_ addresses: [PictureSubject: PictureAddress?]) async throws {
            await gate.step()
            try await pictures.keep(addresses)
        }
    }

    private struct Exporter: RecipeExporter {
        let transfer: GatedTransfer
        let exporter: any RecipeExporter

        func export(
            _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
        ) async throws -> ExportReport {
            try await transfer.around { try await exporter.export(request, progress: progress) }
        }
    }

    private struct BackupKeeper: BackupService {
        let transfer: GatedTransfer
        let service: any BackupService

        var files: [(name: String, path: String)] { service.files }

        func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport {
            try await transfer.around { try await service.backup(to: path, isOverwriting: isOverwriting) }
        }

        func check(_ path: String) async throws -> BackupContents { try await service.check(path) }

        func restore(from path: String) async throws -> RestoreReport {
            try await transfer.around { try await service.restore(from: path) }
        }
    }
}
