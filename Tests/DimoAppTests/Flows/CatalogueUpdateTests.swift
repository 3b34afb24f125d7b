import Domain
import Foundation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// A newer catalogue beside a store of an older one.
@MainActor
struct CatalogueUpdateTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)")
    private var assets: URL { folder.appendingPathComponent("Assets") }

    private func open() async throws -> Stage {
        try await Stage.opened(route: "drink:negroni-sbagliato", store: .file, assets: assets.path) {
            [folder] in $0.dataDirectory = folder.appendingPathComponent("data").path
        }
    }

    @Test func `a catalogue that changed is read once the first screen is there, and shows`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: URL(fileURLWithPath: Stage.assets), to: assets)
        #expect(try await open().text.contains("Negroni Sbagliato"))
        let file = assets.appendingPathComponent("Catalog/drinks/more.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing("\"Negroni Sbagliato\"", with: "\"Negroni Amended\"")
            .write(to: file, atomically: true, encoding: .utf8)
        let stage = try await open()
        #expect(stage.text.contains("Negroni Sbagliato"))
        stage.host.advance(by: .milliseconds(250))
        await stage.settle()
        #expect(stage.text.contains("Negroni Amended"))
        #expect(stage.trail.last == "drink:negroni-sbagliato")
    }
}
