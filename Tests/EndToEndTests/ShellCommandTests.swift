import Foundation
import Testing

extension EndToEnd {
    @Suite struct ShellCommandTests {
        @Test func `a snapshot has the requested size and is repeatable`() throws {
            let workspace = try Workspace(isEmpty: true)
            let first = try workspace.run("snapshot", "drink:negroni", "--size", "100x30")
            #expect(first.status == .exited(0), "\(first)")
            #expect(first.lines.count == 30)
            #expect(first.lines.allSatisfy { $0.count <= 100 })
            for word in ["Negroni", "Campari", "30 ml"] { #expect(first.output.contains(word), "\(first)") }
            #expect(!first.outputBytes.contains(0x1b))
            let second = try workspace.run("snapshot", "drink:negroni", "--size", "100x30")
            #expect(first.output == second.output)
            #expect(first.errors.isEmpty)
        }

        @Test(arguments: ["drinks", "bar", "bar/makeable", "home", "settings", "ingredient:gin"])
        func `routes have snapshots in both languages`(route: String) throws {
            for language in ["en", "ko"] {
                let result = try Workspace().run("--lang", language, "snapshot", route, "--size", "80x24")
                #expect(result.status == .exited(0), "\(result)")
                #expect(result.lines.count == 24)
            }
        }

        @Test func `--color always colours a snapshot`() throws {
            let workspace = try Workspace()
            let coloured = try workspace.run("snapshot", "drinks", "--color", "always")
            #expect(!ControlSequences.colours(in: coloured.outputBytes).isEmpty)
        }

        @Test func `--svg prints a snapshot as a picture`() throws {
            let picture = try Workspace().run("snapshot", "drink:negroni", "--size", "80x24", "--svg")
            #expect(picture.status == .exited(0))
            #expect(picture.output.hasPrefix("<svg ") && picture.output.hasSuffix("</svg>\n"))
            #expect(picture.output.contains("Negroni") && !picture.output.contains("\u{1B}"))
        }

        @Test func `a snapshot can show the empty, failed and loading states`() throws {
            let workspace = try Workspace()
            var texts: Set<String> = []
            for state in ["empty", "failed", "loading"] {
                let result = try workspace.run("snapshot", "drinks", "--state", state)
                #expect(result.status == .exited(0), "\(result)")
                texts.insert(result.output)
            }
            #expect(texts.count == 3)
        }

        @Test(arguments: ["en", "ko"])
        func `read prints a whole page in words, without its frame`(language: String) throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin").status == .exited(0))
            let result = try workspace.run("--lang", language, "read", "drink:negroni")
            #expect(result.status == .exited(0) && result.errors.isEmpty, "\(result)")
            #expect(result.lines.first?.contains(language == "en" ? "Negroni" : "네그로니") == true, "\(result)")
            #expect(result.lines.contains { $0.hasPrefix(language == "en" ? "have 30 ml" : "있음 진 30 ml") }, "\(result)")
            #expect(result.output.contains(language == "en" ? "3 of 3" : "3단계 중 3단계"), "\(result)")
            for part in ["█", "~~", "■", "✓", "▸", "1 Home", "1 홈", " ? "] {
                #expect(!result.output.contains(part), "\(part)\n\(result)")
            }
            #expect(result.lines.allSatisfy { !$0.hasPrefix(" ") })
            #expect(!result.output.contains("\n\n\n") && !result.outputBytes.contains(0x1b))
        }

        @Test func `drinks sum and bar what-if print their results and change nothing`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin", "campari").status == .exited(0))
            let text = try workspace.run("--lang", "en", "drinks", "sum", "negroni")
            #expect(text.status == .exited(0) && text.output.contains("water from ice"), "\(text)")
            let tried = try workspace.run(
                "drinks", "sum", "negroni", "--swap", "gin=plymouth-gin", "--technique", "stir", "--json")
            #expect(tried.status == .exited(0) && tried.output.contains("\"plymouth-gin\""), "\(tried)")
            #expect(try workspace.run("drinks", "sum", "negroni", "--swap", "gin").status == .exited(64))
            #expect(try workspace.run("drinks", "sum", "negroni", "--swap", "vodka=gin").status == .exited(1))
            let effect = try workspace.run("bar", "what-if", "sweet-vermouth", "--price", "20", "--json")
            #expect(effect.status == .exited(0) && effect.output.contains("\"negroni\""), "\(effect)")
            #expect(effect.output.contains("\"price_per_drink\""))
            let bar = try workspace.run("bar", "list")
            #expect(!bar.output.contains("vermouth") && bar.lines.count == 2, "\(bar)")
        }

        @Test func `read prints a list longer than a screen to its end`() throws {
            let result = try Workspace().run("--lang", "en", "read", "drinks/all")
            #expect(result.status == .exited(0), "\(result)")
            #expect(result.lines.count { $0.contains(" away") } > 200, "\(result)")
        }

        @Test func `drinks list prints the drinks with their numbers`() throws {
            let workspace = try Workspace(isEmpty: true)
            let result = try workspace.run("drinks", "list", "--json")
            #expect(result.status == .exited(0), "\(result)")
            let drinks = try result.objects()
            #expect(drinks.count >= 30)
            let negroni = try #require(drinks.first { $0["id"] as? String == "negroni" })
            #expect(negroni["name_en"] as? String == "Negroni")
            #expect(negroni["name_ko"] as? String == "네그로니")
            #expect(negroni["base"] as? String == "gin")
            #expect(negroni["makeable"] as? Bool == false)
            #expect(negroni["away"] as? Int == 3)
            #expect(Set(negroni["missing"] as? [String] ?? []) == ["gin", "campari", "sweet-vermouth"])
            for key in ["abv", "sugar", "strength", "level"] { #expect(negroni[key] != nil, "\(key)") }
            let names = drinks.compactMap { ($0["name_en"] as? String).map(letters(of:)) }
            #expect(names == names.sorted())
            #expect(result.output.hasSuffix("\n"))
        }

        /// The part of a name that the order considers: letters and digits without diacritics.
        private func letters(of name: String) -> String {
            name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
                .filter { $0.isLetter || $0.isNumber }
        }

        @Test func `a search without a result says so on standard error and suggests --online`() throws {
            let workspace = try Workspace()
            let result = try workspace.run("search", "zzzz")
            #expect(result.status == .exited(0) && result.output.isEmpty, "\(result)")
            #expect(result.errors.contains("zzzz") && result.errors.contains("dimo search --online"), "\(result)")
            let dug = try workspace.run("dig", "search", "zzzz")
            #expect(dug.status == .exited(0) && dug.output.isEmpty && dug.errors.contains("zzzz"), "\(dug)")
            let json = try workspace.run("search", "zzzz", "--json")
            #expect(try json.objects().isEmpty && json.errors.isEmpty, "\(json)")
        }

        @Test func `drinks list can be filtered`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin", "campari", "sweet-vermouth").status == .exited(0))
            func ids(_ options: String...) throws -> [String] {
                try workspace.run(["drinks", "list", "--json"] + options).objects().compactMap { $0["id"] as? String }
            }
            #expect(try ids("--makeable").contains("negroni"))
            #expect(try ids("--limit", "3").count == 3)
            #expect(try ids("--search", "네그").contains("negroni"))
            #expect(try ids("--with", "campari", "--base", "gin").contains("negroni"))
            #expect(try !ids("--without", "campari").contains("negroni"))
            #expect(try ids("--search", "no drink has this name").isEmpty)
            #expect(try ids("--search", "martini").first == "dry-martini")
            #expect(try ids("--search", "with:gin base:gin abv<20").contains("gin-and-tonic"))
            #expect(try !ids("--search", "with:gin base:gin abv<20").contains("dry-martini"))
            #expect(try workspace.run("drinks", "list", "--search", "with:nothing-of-the-kind").status == .exited(64))
            #expect(try workspace.run("drinks", "list", "--json", "--search", "zzzz").output == "[]\n")
        }

        @Test func `drinks show prints the lines with their status`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin").status == .exited(0))
            let drink = try workspace.run("drinks", "show", "negroni", "--json").object()
            let lines = try #require(drink["lines"] as? [[String: Any]])
            let statuses = Dictionary(
                lines.map { ($0["ingredient"] as? String ?? "", $0["status"] as? String ?? "") },
                uniquingKeysWith: { $1 })
            #expect(statuses["gin"] == "exact")
            #expect(statuses["campari"] == "missing")
            #expect(drink["away"] as? Int == 2)
            #expect((drink["steps_en"] as? [String])?.isEmpty == false)
            #expect((drink["steps_ko"] as? [String])?.isEmpty == false)
            let abv = try #require(drink["abv"] as? Double)
            #expect((22...23).contains(abv))
            let text = try workspace.run("drinks", "show", "negroni")
            #expect(text.status == .exited(0))
            #expect(text.output.contains("Campari"))
        }

        @Test func `drinks list says on standard error that no drink matches`() throws {
            let workspace = try Workspace(isEmpty: true)
            let none = try workspace.run("drinks", "list", "--search", "zzzzzz", "--lang", "en")
            #expect(none.status == .exited(0) && none.output.isEmpty)
            #expect(none.errors == "dimo: no drinks match: use fewer or other filters\n")
            let json = try workspace.run("drinks", "list", "--search", "zzzzzz", "--json")
            #expect(json.output == "[]\n" && json.errors.isEmpty)
        }

        @Test func `bottles can be added and removed, and repeating a command changes nothing`() throws {
            let workspace = try Workspace(isEmpty: true)
            #expect(try workspace.run("bar", "list", "--json").output == "[]\n")
            let added = try workspace.run("bar", "add", "gin", "campari", "sweet-vermouth", "--json").object()
            #expect(Set(added["added"] as? [String] ?? []) == ["gin", "campari", "sweet-vermouth"])
            #expect((added["unlocked"] as? [String])?.contains("negroni") == true)
            let before = try #require(added["makeable_before"] as? Int)
            let after = try #require(added["makeable_after"] as? Int)
            #expect(after > before)
            let again = try workspace.run("bar", "add", "gin", "--json")
            #expect(again.status == .exited(0))
            #expect(try again.object()["unchanged"] as? [String] == ["gin"])
            let bottles = try workspace.run("bar", "list", "--json").objects()
            #expect(bottles.count == 3)
            for key in [
                "ingredient", "name_en", "name_ko", "category", "level", "left_ml", "opened", "expires", "staple",
            ] {
                #expect(bottles.allSatisfy { $0.keys.contains(key) }, "\(key)")
            }
            let removed = try workspace.run("bar", "remove", "gin", "lime", "--json").object()
            #expect(removed["removed"] as? [String] == ["gin"])
            #expect(removed["unchanged"] as? [String] == ["lime"])
            #expect(try workspace.bar() == ["campari", "sweet-vermouth"])
        }

        @Test func `output and errors are in the requested language, but JSON is not`() throws {
            let workspace = try Workspace(isEmpty: true)
            func korean(_ arguments: String...) throws -> CommandResult {
                try workspace.run(arguments + ["--lang", "ko"])
            }
            let added = try korean("bar", "add", "gin", "campari", "sweet-vermouth").lines
            #expect(added.first == "추가함: gin, campari, sweet-vermouth")
            #expect(added.contains { $0.hasPrefix("만들 수 있는 칵테일: ") })
            #expect(try korean("bar", "remove", "gin", "lime").lines.prefix(2) == ["뺌: gin", "그대로임: lime"])
            #expect(try korean("shopping", "add", "lime").lines == ["추가함: lime"])
            #expect(try korean("shopping", "done", "lime").lines.first == "산 항목으로 표시: lime")
            #expect(try korean("log", "add", "negroni").lines.first?.hasPrefix("기록함: negroni, 기록 번호 ") == true)
            let doctor = try korean("doctor").lines
            #expect(doctor.contains { $0.hasPrefix("정상") })
            #expect(doctor.contains { $0.contains("스키마") && !$0.contains("ok") }, "\(doctor)")
            let unknown = try korean("bar", "add", "campary")
            #expect(unknown.errors == "dimo: \"campary\"라는 재료가 없습니다: campari를 찾으셨나요?\n")
            #expect(try korean("bar", "add", "gin", "--json").object()["added"] as? [String] == ["gin"])
        }

        @Test func `tonight --json is the same in both languages and has reasons in both`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin", "campari", "sweet-vermouth").status == .exited(0))
            let korean = try workspace.run("tonight", "--json", "--lang", "ko")
            #expect(try korean.output == workspace.run("tonight", "--json", "--lang", "en").output)
            let drink = try #require(korean.object()["drink"] as? [String: Any])
            let (english, other) = (drink["reasons"] as? [String] ?? [], drink["reasons_ko"] as? [String] ?? [])
            #expect(!english.isEmpty && english.count == other.count && english != other, "\(drink)")
        }

        @Test func `doctor finds a fresh installation healthy and changes nothing`() throws {
            let workspace = try Workspace()
            let before = workspace.dataFiles()
            let result = try workspace.run("doctor", "--json")
            #expect(result.status == .exited(0), "\(result)")
            let report = try result.object()
            for key in ["version", "terminal", "locale", "files", "database", "catalogue", "providers"] {
                #expect(report[key] != nil, "\(key)")
            }
            let catalogue = report["catalogue"] as? [String: Any]
            #expect((catalogue?["drinks"] as? Int ?? 0) >= 30)
            #expect((catalogue?["errors"] as? [Any])?.isEmpty == true)
            #expect((report["database"] as? [String: Any])?["integrity"] as? String == "ok")
            #expect(workspace.dataFiles() == before)
            #expect(try workspace.run("doctor").status == .exited(0))
        }

        @Test func `version and help need no data`() throws {
            let version = try Command.run([Executable.path, "--version"])
            #expect(version.status == .exited(0))
            #expect(version.lines.count == 1)
            #expect(version.output.contains { $0.isNumber })
            for arguments in [
                ["--help"], ["help", "help"], ["help", "drinks"], ["drinks", "list", "--help"], ["-h"],
            ] {
                let help = try Command.run([Executable.path] + arguments)
                #expect(help.status == .exited(0), "\(arguments): \(help)")
                #expect(help.output.contains("USAGE"), "\(arguments)")
                #expect(help.errors.isEmpty)
            }
        }

        @Test(arguments: ["bash", "zsh", "fish"])
        func `completions are generated`(shell: String) throws {
            let result = try Command.run([Executable.path, "--generate-completion-script", shell])
            #expect(result.status == .exited(0))
            #expect(result.output.contains("drinks"))
            #expect(result.output.contains("snapshot") && result.output.contains("read"))
        }

        @Test(arguments: [
            ["drinks", "list"], ["drinks", "show", "negroni"], ["bar", "list"], ["doctor"], ["snapshot", "drinks"],
            ["read", "bar"], ["drinks", "list", "--json"], ["--help"],
        ])
        func `output into a pipe has no control codes`(arguments: [String]) throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin").status == .exited(0))
            let result = try workspace.run(arguments)
            #expect(result.status == .exited(0), "\(result)")
            #expect(result.errors.isEmpty)
            let controls = result.outputBytes.filter { $0 < 0x20 && $0 != 0x0a && $0 != 0x09 || $0 == 0x7f }
            #expect(controls == [])
        }

        @Test func `a list in a pipe is separated by tabs and has all rows`() throws {
            let workspace = try Workspace()
            let lines = try workspace.run("drinks", "list").lines
            let ids = try workspace.run("drinks", "list", "--json").objects().compactMap { $0["id"] as? String }
            #expect(lines.count == ids.count, "no header, one drink a line")
            #expect(lines.allSatisfy { $0.contains("\t") })
            #expect(Set(lines.map { $0.components(separatedBy: "\t").count }).count == 1)
        }

        @Test func `a closed pipe is no failure`() throws {
            let workspace = try Workspace()
            let command = workspace.command(["drinks", "list", "--json"]).joined(separator: " ")
            // exec closes the last reader before the program writes.
            let script = "{ sleep 0.3; \(command); echo status=$? >&2; } | exec true"
            let result = try Command.run(["/bin/sh", "-c", script])
            #expect(result.errors == "status=0\n")
        }

        @Test func `a full output device fails with an error`() throws {
            guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
            let workspace = try Workspace()
            let command = workspace.command(["drinks", "list", "--json"]).joined(separator: " ")
            let result = try Command.run(["/bin/sh", "-c", "\(command) >/dev/full"])
            #expect(result.status == .exited(1))
            #expect(result.errors.hasPrefix("dimo: "))
        }

        @Test func `missing assets fail with one error`() throws {
            let workspace = try Workspace()
            let copy = "\(workspace.path)/dimo"
            try FileManager.default.copyItem(atPath: Executable.path, toPath: copy)
            let result = try Command.run(
                [copy, "--data-dir", workspace.data, "drinks", "list"],
                environment: TestEnvironment.with(["DIMO_ASSETS": nil]))
            guard result.status != .exited(0) else { return }
            #expect(result.status == .exited(1), "\(result)")
            #expect(result.errors.hasPrefix("dimo: "))
        }
    }
}
