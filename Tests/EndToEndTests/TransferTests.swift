import Foundation
import Testing

extension EndToEnd {
    /// `dimo import`, `export`, `backup`, `restore` and `config`.
    @Suite struct TransferTests {
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace()
        }

        private func file(_ name: String, _ text: String) throws -> String {
            let path = "\(workspace.path)/\(name)"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }

        private static let recipes = """
            [{"name":"Night\\u001b[31m Fizz","instructions":"Shake.","ingredients":[{"name":"Gin","amount":45,"units":"ml"}]},
             {"name":"","instructions":"x","ingredients":[]}]
            """

        @Test func `an import reports every record and exits with 1 if one failed`() throws {
            let path = try file("a.json", Self.recipes)
            let dry = try workspace.run("import", path, "--dry-run", "--json")
            #expect(dry.status == .exited(1), "\(dry)")
            #expect(try dry.object()["dry_run"] as? Bool == true)
            #expect(try workspace.run("drinks", "show", "my-night-fizz").status == .exited(1))
            let result = try workspace.run("import", path, "--json")
            #expect(result.status == .exited(1))
            let report = try result.object()
            let numbers = try ["read", "imported", "updated", "skipped", "failed"].map { key in
                try #require(report[key] as? Int)
            }
            #expect(numbers == [2, 1, 0, 0, 1])
            let failure = try #require((report["failures"] as? [[String: Any]])?.first)
            #expect(Set(failure.keys) == ["file", "record", "kind", "reason"])
            #expect(
                try workspace.run("drinks", "show", "my-night-fizz", "--json").object()["name_en"] as? String
                    == "Night Fizz")
            let again = try workspace.run("import", path)
            #expect(again.status == .exited(1))
            #expect(!again.output.unicodeScalars.contains("\u{1b}"))
        }

        @Test func `the reason for a failed record is in Korean, but in English in JSON`() throws {
            let workspace = try Workspace()
            let path = "\(workspace.path)/bad.json"
            try #"{"drinks": [{"idDrink": "1", "strDrink": "", "strInstructions": "Stir.", "strIngredient1": "Gin"}]}"#
                .write(toFile: path, atomically: true, encoding: .utf8)
            let korean = try workspace.run("--lang", "ko", "import", path, "--dry-run")
            #expect(korean.status == .exited(1), "\(korean)")
            #expect(korean.output.contains("strDrink: 값이 없습니다. 이름을 쓰세요"), "\(korean)")
            #expect(!korean.output.contains("is missing"))
            let json = try workspace.run("--lang", "ko", "import", path, "--dry-run", "--json")
            #expect(json.output.contains("strDrink: is missing: add a name"), "\(json)")
        }

        @Test func `the progress of an import is in Korean on a Korean terminal`() throws {
            let path = try file("a.json", Self.recipes)
            let terminal = try PseudoTerminal(workspace.command(["--lang", "ko", "import", path, "--dry-run"]))
            #expect(terminal.read(untilWritten: "건, "))
            #expect(terminal.waitForExit() == .exited(1))
        }

        @Test func `a wrong path and a wrong format are wrong usage`() throws {
            #expect(try workspace.run("import", "/nowhere.json").status == .exited(64))
            #expect(try workspace.run("import", "x", "--format", "excel").status == .exited(64))
            let pair = try workspace.run("export", "-", "--only", "bar", "--format", "csv")
            #expect(pair.status == .exited(64))
            #expect(pair.errors.contains("dimo"))
            #expect(pair.output.isEmpty)
        }

        @Test func `an export is reimported byte for byte`() throws {
            #expect(try workspace.run("bar", "add", "gin", "campari").status == .exited(0))
            #expect(try workspace.run("log", "add", "negroni", "--rating", "4.5").status == .exited(0))
            _ = try workspace.run("import", file("a.json", Self.recipes))
            let first = "\(workspace.path)/all.json"
            #expect(try workspace.run("export", first).status == .exited(0))
            #expect(try workspace.run("export", first).status == .exited(1))
            #expect(try workspace.run("export", first, "--force").status == .exited(0))
            let other = try Workspace()
            let brought = try other.run("import", first, "--json")
            #expect(brought.status == .exited(0), "\(brought)")
            #expect(try other.run("export", "-").output == String(contentsOfFile: first, encoding: .utf8))
            #expect(try other.bar() == ["gin", "campari"])
        }

        @Test func `restoring a backup keeps the previous database`() throws {
            #expect(try workspace.run("bar", "add", "gin").status == .exited(0))
            let path = "\(workspace.path)/b.sqlite"
            #expect(try workspace.run("backup", path).status == .exited(0))
            #expect(try workspace.run("backup", path).status == .exited(1))
            #expect(try workspace.run("bar", "add", "rum").status == .exited(0))
            let asked = try workspace.run("restore", path)
            #expect(asked.status == .exited(64), "\(asked)")
            let done = try workspace.run("restore", path, "--yes")
            #expect(done.status == .exited(0), "\(done)")
            #expect(try workspace.bar() == ["gin"])
            let kept = workspace.dataFiles().filter { $0.wholeMatch(of: /dimo-\d{8}-\d{6}\.sqlite/) != nil }
            #expect(kept.count == 1)
            let bad = try workspace.run("restore", file("a.json", Self.recipes), "--yes")
            #expect(bad.status == .exited(1))
            #expect(try workspace.bar() == ["gin"])
        }

        @Test func `Ctrl-C ends an import with 130 and changes nothing`() throws {
            let recipe =
                #"{"name":"N","instructions":"Shake.","ingredients":[{"name":"Gin","amount":45,"units":"ml"}]}"#
            let many = (0..<60_000).map { recipe.replacingOccurrences(of: "\"N\"", with: "\"N\($0)\"") }
            let path = try file("many.json", "[" + many.joined(separator: ",") + "]")
            let before = try workspace.run("drinks", "list").lines.count
            let terminal = try PseudoTerminal(workspace.command(["import", path]))
            try #require(terminal.read(untilWritten: "records, "), "the import did not start")
            terminal.child.send(SIGINT)
            #expect(terminal.waitForExit() == .exited(130))
            #expect(try workspace.run("drinks", "list").lines.count == before)
        }

        @Test func `Ctrl-C ends an import that waits for standard input`() throws {
            let (input, errors) = (try Pipe(), try Pipe())
            let child = try Child(
                workspace.command(["import", "-"]), environment: TestEnvironment.base,
                files: [
                    .copy(input.readEnd, as: 0), .path("/dev/null", as: 1, flags: O_WRONLY),
                    .copy(errors.writeEnd, as: 2),
                ], leadsSession: true)
            // After reading the available input, the command waits for more.
            input.write([UInt8(ascii: "[")])
            let deadline = Deadline(seconds: Deadline.usual)
            while input.hasUnread, !deadline.isOver { Pause.milliseconds(5) }
            child.send(SIGINT)
            #expect(child.wait() == .exited(130))
            // A command that does not respond is killed after a while, without a message.
            errors.closeWriteEnd()
            var written: [UInt8] = []
            errors.read(into: &written, milliseconds: 1_000)
            #expect(String(decoding: written, as: UTF8.self).hasPrefix("dimo: "))
        }

        @Test func `a diary import reports unknown works and how to create them`() throws {
            let path = try file(
                "diary.csv",
                "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
                    + "2024-01-02,Metropolis,1927,u,4.5,,,2024-01-01\n2024-01-02,Home Movie,1999,v,2,,,2024-01-02\n"
                    + "2024-01-02,Bad,1999,w,22,,,2024-01-02\n")
            let dry = try workspace.run("import", path, "--dry-run")
            #expect(dry.status == .exited(1))
            #expect(dry.output.contains("Home Movie (1999)") && dry.output.contains("--create"))
            let result = try workspace.run("import", path, "--create", "--json")
            let report = try result.object()
            let numbers = try ["read", "imported", "skipped", "failed"].map { try #require(report[$0] as? Int) }
            #expect(numbers == [3, 2, 0, 1])
            let works = try #require(report["works"] as? [String: Any])
            #expect(works["matched"] as? Int == 1 && (works["created"] as? [Any])?.count == 1)
            let again = try workspace.run("import", path, "--create", "--format", "letterboxd", "--json").object()
            #expect(again["imported"] as? Int == 0 && again["skipped"] as? Int == 2)
            let out = "\(workspace.path)/out.csv"
            #expect(try workspace.run("export", out, "--format", "letterboxd").status == .exited(0))
            let table = try String(contentsOfFile: out, encoding: .utf8)
            #expect(table.contains("Home Movie,1999,2024-01-02,2,,,,,\r\n"))
        }

        @Test func `config set changes a setting in place`() throws {
            let folder = "\(workspace.data)/config"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try "# mine\ntheme: mono # at night\n".write(
                toFile: "\(folder)/config.yaml", atomically: true, encoding: .utf8)
            #expect(try workspace.run("config", "get", "theme").output == "mono\n")
            #expect(try workspace.run("config", "set", "theme", "paper").status == .exited(0))
            #expect(
                try String(contentsOfFile: "\(folder)/config.yaml", encoding: .utf8)
                    == "# mine\ntheme: paper # at night\n")
            #expect(try workspace.run("config", "set", "units.volume", "gallon").status == .exited(64))
            #expect(try workspace.run("config", "get", "them").status == .exited(64))
        }

        @Test func `config set accepts a city by ID or name, and refuses an unknown one`() throws {
            for (name, id) in [("서울", "seoul"), ("New York", "new-york"), ("busan", "busan")] {
                #expect(try workspace.run("config", "set", "home_city", name).status == .exited(0))
                #expect(try workspace.run("config", "get", "home_city").output == "\(id)\n")
            }
            let unknown = try workspace.run("config", "set", "home_city", "atlantis", "--lang", "en")
            #expect(unknown.status == .exited(64))
            #expect(unknown.errors == "dimo: no city \"atlantis\": did you mean atlanta?\n")
            #expect(try workspace.run("config", "get", "home_city").output == "busan\n")
            #expect(try workspace.run("config", "set", "home_city", "").status == .exited(0))
        }

        @Test func `--card prints a scaled recipe in Markdown`() throws {
            let card = try workspace.run("drinks", "show", "negroni", "--card", "--servings", "2")
            #expect(card.status == .exited(0))
            #expect(card.output.hasPrefix("# Negroni\n"))
            #expect(card.output.contains("- 60 ml Gin"))
            #expect(try workspace.run("drinks", "show", "negroni", "--card", "--json").status == .exited(64))
        }
    }
}
