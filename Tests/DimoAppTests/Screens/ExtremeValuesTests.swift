import Domain
import FeatureKit
import Foundation
import GRDB
import Persistence
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Values that no program of ours writes, in every column of a demo, on every screen.
@MainActor
struct ExtremeValuesTests {
    private nonisolated static let values: [[String: String]] = [
        ["REAL": "1e308", "INTEGER": "1 << 62"], ["REAL": "9e999", "INTEGER": String(Int64.max)],
        ["REAL": "-1e308", "INTEGER": String(Int64.min)], ["REAL": "NULL", "INTEGER": "NULL", "BLOB": "NULL"],
    ]

    /// Every place with a name, and some with an ID.
    private static let routes: [Route] =
        Route.named.map(\.route)
        + [
            "drink:negroni", "ingredient:gin", "make:negroni", "work:parasite", "character:freder", "result:freder",
            "member:demo-1",
        ]

    @Test(arguments: values)
    func `values beyond all values stop no screen of a demo`(values: [String: String]) async throws {
        let folder = try TemporaryFolder()
        let data = "\(folder.path)/data"
        try await CatalogueTemplate.install(in: data)
        let database = try AppDatabase.open(at: "\(data)/dimo.sqlite", now: 0).database
        _ = try await DemoBuilder(database: database).build(
            DemoPlan(
                members: 30, works: 10, drinks: 0, votes: 500, seed: 1, hasStory: true, now: Stage.evening.now()))
        try database.close()
        #expect(try damage("\(data)/dimo.sqlite", values) > 100)
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

    /// Waits for what is asked for, but not until all is quiet: a page may ask on and on for what is not there.
    private func rest(_ stage: Stage) async {
        for _ in 0..<8 {
            await LatestTask.settleAll()
            _ = stage.drawing(Size(width: 100, height: 30))
            guard LatestTask.isAnyRunning else { return }
        }
    }

    /// Writes values into all columns but the keys, by which rows are found; answers how many.
    private func damage(_ path: String, _ values: [String: String]) throws -> Int {
        let queue = try DatabaseQueue(path: path)
        let count = try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF")
            // A search for somebody to offer looks at each of them, one after the other.
            try db.execute(sql: "DELETE FROM character WHERE number % 20 <> 0 AND id <> 'freder'")
            for name in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger'") {
                try db.execute(sql: "DROP TRIGGER \(name)")
            }
            if values["INTEGER"] == "NULL" {
                try db.execute(
                    sql: """
                        PRAGMA writable_schema = ON;
                        UPDATE sqlite_master SET sql = replace(replace(replace(
                            sql, 'IS NOT NULL', 'IS_NOT_NULL'), ' NOT NULL', ''), 'IS_NOT_NULL', 'IS NOT NULL')
                        WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%';
                        PRAGMA writable_schema = RESET
                        """)
            }
            let columns = try Row.fetchAll(
                db,
                sql: """
                    SELECT m.name, c.name, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c
                    WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND m.name NOT LIKE 'sqlite_%'
                        AND m.name NOT LIKE '%_gram_%' AND m.name <> 'meta' AND c.pk = 0
                        AND NOT EXISTS (SELECT 1 FROM pragma_foreign_key_list(m.name) k WHERE k."from" = c.name)
                    """)
            var count = 0
            for column in columns {
                let (table, name, type): (String, String, String) = (column[0], column[1], column[2])
                guard let value = values[type] else { continue }
                try db.execute(sql: "UPDATE OR IGNORE \(table) SET \(name) = \(value)")
                count += 1
            }
            return count
        }
        try queue.close()
        return count
    }
}
