import Foundation
import GRDB
import TestSupport
import Testing

extension EndToEnd {
    /// Unusable databases.
    @Suite struct DamagedDataTests {
        @Test(arguments: ["rubbish", "cut", "overwritten"])
        func `a damaged database is set aside unchanged and reported`(damage: String) throws {
            let workspace = try Workspace()
            let bytes = try damaged(damage, workspace)
            let window = try Tmux(workspace.list(), size: .large)
            let (isSaid, screen) = window.wait { $0.contains(Screens.english.phrase("error.corrupt")) }
            #expect(isSaid, "\(screen)")
            try window.waitFor(Screens.english.firstDrink)
            try window.press("q", "q")
            #expect(window.waitForExit() == 0)
            try expectKept(bytes, workspace)
        }

        @Test func `commands report a damaged database, and only the full screen sets it aside`() throws {
            let workspace = try Workspace()
            let bytes = try damaged("rubbish", workspace)
            for command in [
                ["bar", "list", "--json"], ["bar", "add", "gin"], ["snapshot", "home"], ["export", "-"],
            ] {
                let result = try workspace.run(command)
                #expect(result.status == .exited(1), "\(command): must not print an empty list")
                #expect(result.output.isEmpty)
                #expect(result.errors.contains("dimo restore"), "\(command): \(result.errors)")
                #expect(try Data(contentsOf: URL(filePath: workspace.database)) == bytes)
            }
            #expect(workspace.dataFiles() == ["dimo.sqlite"])
            let window = try Tmux(workspace.list(), size: .large)
            try window.waitFor(Screens.english.firstDrink)
            try window.press("q", "q")
            #expect(window.waitForExit() == 0)
            #expect(try workspace.run("bar", "list", "--json").objects().isEmpty, "the new database is used")
            try expectKept(bytes, workspace)
            let aside = try workspace.run("doctor", "--json").object()["set_aside"] as? [String]
            #expect(aside?.count == 1 && aside?.first?.contains(".corrupt-") == true, "\(String(describing: aside))")
            let file = try #require(aside?.first)
            #expect(try workspace.run("doctor", "--lang", "en").output.contains("dimo restore \(file)"))
        }

        @Test(arguments: ExtremeValues.allCases)
        func `extreme values in any column crash no command`(extreme: ExtremeValues) throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin", "campari", "sweet-vermouth").status == .exited(0))
            #expect(try workspace.run("log", "add", "negroni").status == .exited(0))
            #expect(try extreme.write(into: workspace.database) > 100)
            for command in [
                ["tonight"], ["drinks", "show", "negroni"], ["drinks", "list"], ["log", "add", "negroni"],
                ["log", "list"], ["bar", "buy-next"], ["bar", "list"], ["snapshot", "home"], ["log", "stats"],
                ["export", "-"],
            ] {
                let result = try workspace.run(command)
                if case .killed = result.status { Issue.record("\(command): \(result)") }
            }
        }

        @Test func `doctor reports an unreadable configuration`() throws {
            let workspace = try Workspace()
            try FileManager.default.createDirectory(
                atPath: "\(workspace.data)/config/config.yaml", withIntermediateDirectories: true)
            let result = try workspace.run("doctor")
            #expect(result.status == .exited(1))
            #expect(result.output.contains("not a regular file"), "\(result)")
        }

        @Test func `doctor reports a damaged database and leaves it unchanged`() throws {
            let workspace = try Workspace()
            let bytes = try damaged("rubbish", workspace)
            let result = try workspace.run("doctor", "--json")
            #expect(result.status == .exited(1))
            #expect(try !result.object().isEmpty)
            #expect(try Data(contentsOf: URL(filePath: workspace.database)) == bytes)
            #expect(workspace.dataFiles() == ["dimo.sqlite"])
        }

        @Test func `doctor distinguishes an unreadable database from a missing one`() throws {
            let workspace = try Workspace()
            let none = Screens.english.phrase("shell.no-database")
            try FileManager.default.removeItem(atPath: workspace.database)
            #expect(try workspace.run("doctor").output.contains(none))
            // A circular link, because root may read regardless of the mode.
            try FileManager.default.createSymbolicLink(
                atPath: workspace.database, withDestinationPath: workspace.database)
            let result = try workspace.run("doctor")
            #expect(result.status == .exited(1))
            #expect(result.lines.contains { $0.contains(workspace.database) })
            #expect(!result.output.contains(none), "\(result)")
        }

        @Test func `a database from a newer version is set aside and reported`() throws {
            let workspace = try Workspace()
            let queue = try DatabaseQueue(path: workspace.database)
            try queue.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA user_version = 9999")
                try db.execute(sql: "CREATE TABLE from_the_future (id INTEGER PRIMARY KEY)")
                try db.checkpoint(.truncate)
            }
            try queue.close()
            let window = try Tmux(workspace.list(), size: .large)
            let (isSaid, screen) = window.wait { $0.contains(Screens.english.phrase("error.newer-version")) }
            #expect(isSaid, "\(screen)")
            try window.waitFor(Screens.english.firstDrink)
            try window.press("q", "q")
            #expect(window.waitForExit() == 0)
            let others = workspace.dataFiles().filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
            let kept = try #require(others.first { $0 != "dimo.sqlite" })
            let old = try DatabaseQueue(path: "\(workspace.data)/data/\(kept)")
            #expect(try old.read { try $0.tableExists("from_the_future") })
        }

        @Test func `a database from an older build is left unchanged, with advice to export it`() throws {
            let workspace = try Workspace()
            let queue = try DatabaseQueue(path: workspace.database)
            try queue.writeWithoutTransaction { db in
                _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
                try db.execute(sql: "PRAGMA user_version = 24")
            }
            try queue.close()
            let bytes = try Data(contentsOf: URL(filePath: workspace.database))
            for command in [["bar", "list", "--json"], ["bar", "add", "gin"], ["snapshot", "home"]] {
                let result = try workspace.run(command)
                #expect(result.status == .exited(1), "\(command): \(result)")
                #expect(result.errors.contains("dimo export"), "\(command): \(result.errors)")
            }
            let doctor = try workspace.run("doctor", "--lang", "en")
            #expect(doctor.status == .exited(1))
            #expect(doctor.output.contains("dimo export"), "\(doctor)")
            let window = try Tmux(workspace.list(), size: .large)
            let (isSaid, screen) = window.wait { $0.contains("export") && $0.contains("import") }
            #expect(isSaid, "\(screen)")
            #expect(window.pressUntilExit("q") == 0)
            #expect(try Data(contentsOf: URL(filePath: workspace.database)) == bytes)
            #expect(workspace.dataFiles() == ["dimo.sqlite"])
        }

        @Test func `a configuration with one wrong setting applies all others`() throws {
            let workspace = try Workspace()
            let folder = "\(workspace.data)/config"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("language: ko\ntheme: nonsense\n".utf8).write(to: URL(filePath: "\(folder)/config.yaml"))
            let window = try Tmux(workspace.list(), size: .large)
            let (isSaid, screen) = window.wait {
                $0.contains(Screens(language: "ko").firstDrink) && $0.contains("theme")
            }
            #expect(isSaid, "\(screen)")
        }

        @Test(arguments: [
            ("language: [ko\n", "config.yaml:"), ("theme: nonsense\nunits: {volume: pints}\n", "config.yaml:1:"),
        ])
        func `a command says in one line what is wrong in the configuration`(text: String, start: String) throws {
            let workspace = try Workspace()
            let folder = "\(workspace.data)/config"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/config.yaml"))
            let result = try workspace.run("bar", "list", "--lang", "en")
            #expect(result.status == .exited(0) && result.errors.hasPrefix("dimo: \(start)"), "\(result)")
            #expect(result.errors.filter(\.isNewline).count == 1, "\(result)")
        }

        private func damaged(_ damage: String, _ workspace: Workspace) throws -> Data {
            let file = URL(filePath: workspace.database)
            var bytes = try Data(contentsOf: file)
            switch damage {
            case "rubbish": bytes = Data("this is no database, and never was one\n".utf8)
            case "cut": bytes = bytes.prefix(bytes.count / 2)
            // The first page holds the schema.
            default: bytes.replaceSubrange(40..<4_000, with: repeatElement(0xa5, count: 3_960))
            }
            for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: workspace.database + suffix) }
            try bytes.write(to: file)
            return bytes
        }

        private func expectKept(_ bytes: Data, _ workspace: Workspace) throws {
            let others = workspace.dataFiles().filter { $0 != "dimo.sqlite" }
            let contents = try others.map { try Data(contentsOf: URL(filePath: "\(workspace.data)/data/\($0)")) }
            #expect(contents.contains(bytes), "no file of \(others) is the old database")
            #expect(try workspace.run("doctor", "--json").status == .exited(0), "the new database is intact")
        }
    }
}
