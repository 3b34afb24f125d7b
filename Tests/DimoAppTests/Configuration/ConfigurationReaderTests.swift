import DimoAssets
import Domain
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// Valid entries of the configuration file apply; invalid ones are reported with their place and fall back alone.
struct ConfigurationReaderTests {
    private func read(_ text: String) -> AppConfiguration { ConfigurationReader.read(text) }

    @Test(arguments: ["", "\n\n", "# only a remark\n", "---\n"])
    func `an empty file means the defaults`(text: String) {
        let configuration = read(text)
        #expect(configuration.problems == [])
        #expect(configuration.theme == "auto")
        #expect(configuration.language == nil)
        #expect(configuration.isMouseOn)
        #expect(configuration.ambiguousWidth == 1)
        #expect(configuration.dilution == .arnold)
    }

    @Test(arguments: [
        "providers:\n  tmdb:\n    token: \"SEK\u{1}RET42\"\n", "keys:\n  tmdb:\n    token: SEKRET42\n",
        "keys:\n  list.open: SEKRET42\n", "providers: {tmdb: {token: \"SEKRET42}}\n",
        "providers:\n  tmdb:\n    token: SEKRET42\n     enabled: x: y\n", "token: &a SEKRET42\ntheme: *SEKRET42\n",
        "token: !SEKRET42!x y\n", "providers:\n  tmdb: SEKRET42\n", "providers:\n  tmdb:\n    token: [SEKRET42]\n",
    ])
    func `no problem text contains a token`(text: String) throws {
        let problems = read(text).problems
        let strings = try StringTable.load(.english, from: AssetFolder(path: Stage.assets))
        #expect(!problems.isEmpty)
        for problem in problems {
            #expect(!problem.text(strings).contains("RET42"))
            #expect(!problem.text(strings).contains("SEK"))
        }
    }

    @Test func `every setting is read`() {
        let configuration = read(
            """
            language: ko
            theme: paper
            units:
              volume: oz
              standard_drink_g: 14
              temperature: f
              wind: mph
            dilution: bar-assistant
            ambiguous_width: 2
            mouse: false
            keys:
              list.open: o
              list.down: [j, down]
              program.undo:
            home_city: seoul
            offline: true
            restore: true
            spoilers: show
            colors: 16
            ascii: true
            plain: true
            motion: false
            providers:
              tmdb: {enabled: true}
            weather:
              list_seconds: 60
              detail_seconds: 10
            """)
        #expect(configuration.problems == [])
        #expect(configuration.language == .korean)
        #expect(configuration.theme == "paper")
        #expect(configuration.volume == .ounce)
        #expect(configuration.standardDrink == 14)
        #expect(configuration.dilution == .barAssistant)
        #expect(configuration.ambiguousWidth == 2)
        #expect(!configuration.isMouseOn)
        #expect(configuration.temperature == .fahrenheit)
        #expect(configuration.wind == .milesPerHour)
        #expect(configuration.homeCity == "seoul")
        #expect(configuration.weather.list == .seconds(60))
        #expect(configuration.weather.detail == .seconds(10))
        #expect(configuration.weather.forecast == .seconds(60))
        #expect(configuration.areSpoilersShown)
        #expect(configuration.isRestored)
        #expect(configuration.colors == .sixteen)
        #expect(configuration.isASCII == true)
        #expect(configuration.isPlain == true)
        #expect(!configuration.hasMotion)
        #expect(
            configuration.keys == [
                "list.open": [.character("o")], "list.down": [.character("j"), Key(.down)], "program.undo": [],
            ])
    }

    @Test(arguments: [
        ("langage: ko\nmouse: false", 1, 1, "langage"), ("mouse: false\nunits:\n  volme: ml", 3, 3, "volme"),
        ("mouse: false\nlanguage: fr", 2, 11, "en, ko"), ("mouse: false\nlanguage:", 2, 10, "en, ko"),
        ("mouse: false\nunits:\n  volume: pint", 3, 11, "ml, cl, oz"),
        ("mouse: false\nunits:\n  standard_drink_g: 0.5", 3, 21, "1 to 50"),
        ("mouse: false\nunits:\n  standard_drink_g: much", 3, 21, "1 to 50"),
        ("mouse: false\nunits: ml", 2, 8, "volume"), ("mouse: false\ndilution: none", 2, 11, "arnold"),
        ("mouse: false\nambiguous_width: 3", 2, 18, "1, 2"),
        ("mouse: false\nunits:\n  temperature: k", 3, 16, "c, f"),
        ("mouse: false\nunits:\n  wind: bft", 3, 9, "ms, kmh, mph, kn"),
        ("mouse: false\nspoilers: perhaps", 2, 11, "hide, show"),
        ("mouse: false\nhome_city: New York", 2, 12, "seoul"),
        ("mouse: false\ncolors: 17", 2, 9, "256"), ("mouse: false\nmotion: slow", 2, 9, "true or false"),
        ("mouse: false\nambiguous_width: wide", 2, 18, "1, 2"), ("mouse: false\ntheme: [a]", 2, 8, "word"),
        ("mouse: false\nkeys: q", 2, 7, "action"), ("mouse: false\nkeys:\n  list.open: ctrl-", 3, 14, "ctrl-"),
    ])
    func `an invalid setting is reported with its position, and the rest applies`(
        text: String, line: Int, column: Int, word: String
    ) {
        let configuration = read(text)
        #expect(configuration.problems.count == 1)
        #expect(configuration.problems.first?.place?.line == line)
        #expect(configuration.problems.first?.place?.column == column)
        #expect(configuration.problems.first?.text(Stage.words).contains(word) == true)
        #expect(!configuration.isMouseOn)
        #expect(configuration.language == nil)
        #expect(configuration.volume == nil)
        #expect(configuration.ambiguousWidth == 1)
        #expect(configuration.theme == "auto")
    }

    @Test func `an invalid mouse value leaves the mouse on`() {
        let configuration = read("mouse: perhaps\nlanguage: ko")
        #expect(configuration.isMouseOn)
        #expect(configuration.language == .korean)
        #expect(configuration.problems.map { $0.text(Stage.words) } == ["config.yaml:1:8: expected true or false"])
    }

    @Test func `an unknown key in a list is skipped, and the others apply`() {
        let configuration = read("keys:\n  list.open: [o, nokey, f5]")
        #expect(configuration.keys["list.open"] == [.character("o"), Key(.function(5))])
        #expect(configuration.problems.map(\.place?.line) == [2])
        #expect(configuration.problems.map(\.place?.column) == [18])
    }

    @Test func `keys below a view's name apply to that view only`() {
        let configuration = read(
            "keys:\n  list.down: n\n  bar:\n    list.down: ㅎ\n    bar.add: [z, z, f2]\n  bar/log:\n    log.edit:")
        #expect(configuration.problems == [])
        #expect(configuration.keys == ["list.down": [.character("n")]])
        #expect(
            configuration.viewKeys == [
                "bar": ["list.down": [.character("g")], "bar.add": [.character("z"), Key(.function(2))]],
                "bar/log": ["log.edit": []],
            ])
    }

    @Test func `invalid keys of a view are reported with their lines`() {
        let configuration = read("keys:\n  bar:\n    bar.add: nokey\n    bar.edit: [{a: b}]")
        #expect(configuration.problems.map(\.place?.line) == [3, 4])
        #expect(configuration.viewKeys["bar"] == nil)
    }

    @Test func `an action with only unknown keys keeps its default keys`() {
        let configuration = read("keys:\n  list.open: nokey")
        #expect(configuration.keys["list.open"] == nil)
    }

    @Test(arguments: ["theme: [", "a: b: c", "\tlanguage: ko", "theme: \"paper", "{"])
    func `invalid YAML falls back to the defaults and is reported with its position`(text: String) throws {
        let configuration = read("language: ko\n" + text)
        #expect(configuration.language == nil)
        #expect(configuration.problems.count == 1)
        let problem = try #require(configuration.problems.first)
        #expect((1...4).contains(try #require(problem.place?.line)))
        #expect(try #require(problem.place?.column) >= 1)
        #expect(problem.text(Stage.words).contains("not valid YAML"))
        let korean = problem.text(Stage.words(in: .korean)).replacing(/^config\.yaml|YAML/, with: "")
        #expect(korean.contains("형식") && !korean.contains(where: { $0.isASCII && $0.isLetter }), "\(korean)")
    }

    @Test func `lines of YAML errors count from 1`() throws {
        let problem = try #require(read("language: ko\ntheme: \"paper\" x\n").problems.first)
        #expect(problem.place?.line == 2)
    }

    @Test(arguments: ["just words", "- a\n- b", "42"])
    func `YAML that is not a mapping is reported at line 1`(text: String) {
        let configuration = read(text)
        #expect(configuration.problems.count == 1)
        #expect(configuration.problems.first?.place?.line == 1)
    }

    @Test func `every key name of the program can be written in the file`() {
        for name in ["q", "ctrl-r", "alt-x", "pgdn", "f9", "space", "shift-tab", "enter", "\"?\"", "\":\"", "\"-\""] {
            #expect(read("keys:\n  x: \(name)").problems == [], "\(name)")
        }
    }
}
