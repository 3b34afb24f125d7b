import Domain
import Foundation

@testable import DimoApp

/// A store in a temporary folder with the real catalogue, and the services that move data.
@MainActor
final class ExchangeWorld {
    let folder: String
    let store: CommandStore
    let transfer: TransferServices
    private let root: String

    init(in root: String? = nil) async throws {
        let own = "\(NSTemporaryDirectory())/dimo-exchange-\(UUID().uuidString)"
        self.root = own
        folder = root ?? own
        try await CatalogueTemplate.install(in: "\(own)/data-dir/data")
        let container = try Stage.container(store: .file) { [own] in $0.dataDirectory = "\(own)/data-dir" }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        store = try await CommandStore.open(container)
        transfer = store.transfer()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func write(_ bytes: [UInt8], _ name: String) throws -> String {
        let path = path(name)
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    func write(_ text: String, _ name: String) throws -> String { try write(Array(text.utf8), name) }

    func read(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func bring(
        _ path: String, policy: DuplicatePolicy = .skip, format: ExchangeFormat? = nil, isDryRun: Bool = false,
        works: WorkDecisions = WorkDecisions()
    ) async throws -> ImportReport {
        try await transfer.importRecipes(
            ImportRequest(sources: [.path(path)], format: format, policy: policy, isDryRun: isDryRun, works: works)
        ) { _ in }
    }

    @discardableResult
    func export(
        _ name: String, _ format: ExchangeFormat? = nil, _ subject: ExportSubject? = nil
    ) async throws -> ExportReport {
        try await transfer.exporter.export(
            ExportRequest(path: path(name), format: format, subject: subject, isOverwriting: true)
        ) { _ in }
    }
}
