import Domain
import FeatureKit
import Foundation
import Persistence
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Shows every screen of a demo whose columns contain values that the program never writes.
@MainActor
struct ExtremeValuesTests {
    /// Every place with a name, and some with an ID.
    private static let routes: [Route] =
        Route.named.map(\.route)
        + [
            "drink:negroni", "ingredient:gin", "make:negroni", "work:parasite", "character:freder", "result:freder",
            "member:demo-1",
        ]

    @Test(arguments: ExtremeValues.allCases)
    func `extreme values in any column crash no screen`(extreme: ExtremeValues) async throws {
        let folder = try TemporaryFolder()
        let data = "\(folder.path)/data"
        try await CatalogueTemplate.install(in: data)
        let database = try AppDatabase.open(at: "\(data)/dimo.sqlite", now: 0).database
        _ = try await DemoBuilder(database: database).build(
            DemoPlan(
                members: 30, works: 10, drinks: 0, votes: 500, seed: 1, hasStory: true, now: Stage.evening.now()))
        try database.close()
        #expect(try extreme.write(into: "\(data)/dimo.sqlite") > 100)
        let stage = try Stage(route: .tab(.home), store: .file) { $0.dataDirectory = folder.path }
        stage.program.start(in: stage.host)
        await rest(stage)
        stage.program.didPaintFirstFrame()
        await rest(stage)
        #expect(stage.scope != nil)
        for route in Self.routes {
            stage.main?.open(.tab(route.tab))
            stage.main?.open(route)
            await rest(stage)
            #expect(!stage.trail.isEmpty, "\(route.text)")
            #expect(stage.host.exitStatus == nil, "\(route.text)")
        }
    }

    /// Waits for pending reads, but not until all have ended: a page may repeat requests for missing rows.
    private func rest(_ stage: Stage) async {
        for _ in 0..<8 {
            await LatestTask.settleAll()
            _ = stage.drawing(Size(width: 100, height: 30))
            guard LatestTask.isAnyRunning else { return }
        }
    }
}
