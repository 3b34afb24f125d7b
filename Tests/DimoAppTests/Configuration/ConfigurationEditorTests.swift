import Domain
import Testing

@testable import DimoApp

/// A setting is changed in place: the lines around it stay as they are.
struct ConfigurationEditorTests {
    private func set(_ text: String, _ path: String, _ value: ConfigurationValue?) throws -> String {
        try ConfigurationEditor.text(text, setting: path.split(separator: ".").map(String.init), to: value)
    }

    @Test(arguments: [
        ("", "theme: paper\n"),
        ("theme: mono\n", "theme: paper\n"),
        ("theme: mono", "theme: paper"),
        ("theme:\n", "theme: paper\n"),
        ("theme: mono   # at night\n", "theme: paper   # at night\n"),
        ("theme: \"mono # no\" # at night\n", "theme: paper # at night\n"),
        ("# mine\n", "# mine\ntheme: paper\n"),
        (
            "# mine\nlanguage: ko\n\n# the look\ntheme: mono\n\n# units\nunits:\n  volume: oz\n",
            "# mine\nlanguage: ko\n\n# the look\ntheme: paper\n\n# units\nunits:\n  volume: oz\n"
        ),
        ("theme: >\n  mo\n  no\n# next\nlanguage: ko\n", "theme: paper\n# next\nlanguage: ko\n"),
        ("theme: mono\r\nlanguage: ko # 한국어\r\n", "theme: paper\r\nlanguage: ko # 한국어\r\n"),
        ("\"theme\" : mono\n", "\"theme\" : paper\n"),
        ("---\ntheme: mono\n...\n", "---\ntheme: paper\n...\n"),
        ("home_city: seoul\rtheme: mono\r", "home_city: seoul\rtheme: paper\r"),
        ("home_city: seoul\rlanguage: ko", "home_city: seoul\rlanguage: ko\rtheme: paper\r"),
        ("language: ko\u{85}theme: mono\u{2028}ascii: true\n", "language: ko\u{85}theme: paper\u{2028}ascii: true\n"),
    ])
    func `a setting is replaced and the rest of the file stays`(before: String, after: String) throws {
        #expect(try set(before, "theme", .text("paper")) == after)
    }

    @Test(arguments: [
        ("", "units:\n  volume: oz\n"),
        ("units:\n", "units:\n  volume: oz\n"),
        ("units: # how much\n", "units: # how much\n  volume: oz\n"),
        ("units:\n    wind: mph\n# end\ntheme: mono\n", "units:\n    wind: mph\n    volume: oz\n# end\ntheme: mono\n"),
        ("units:\n  wind: mph # fast\n  volume: ml # small\n", "units:\n  wind: mph # fast\n  volume: oz # small\n"),
        ("theme: mono\n", "theme: mono\nunits:\n  volume: oz\n"),
    ])
    func `a grouped setting is added to its group, which is created if missing`(before: String, after: String) throws {
        #expect(try set(before, "units.volume", .text("oz")) == after)
    }

    @Test(arguments: [
        ("theme: mono\n", ""),
        ("# a\ntheme: mono # b\nlanguage: ko\n", "# a\nlanguage: ko\n"),
        ("language: ko\n", "language: ko\n"),
    ])
    func `removing a setting keeps the others`(before: String, after: String) throws {
        #expect(try set(before, "theme", nil) == after)
    }

    @Test(arguments: ["a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\rb", "\u{1b}[31m"])
    func `a value with line breaks or control codes is read back and can be replaced`(value: String) throws {
        let text = try set("language: ko\n", "theme", .text(value))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7e).contains($0.value) })
        #expect(ConfigurationReader.read(text).theme == value)
        #expect(try set(text, "theme", .text("paper")) == "language: ko\ntheme: paper\n")
    }

    @Test func `exponentially growing references are refused`() {
        var text = "a0: &a0 [x, x]\n"
        for level in 1...30 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        #expect(throws: ConfigurationFileProblem.self) { try set(text, "theme", .text("paper")) }
        #expect(ConfigurationReader.read(text).problems.count == 1)
    }

    @Test func `a group is removed with its last member and kept while it has another`() throws {
        #expect(
            try set("a: 1\nproviders:\n  tmdb:\n    enabled: true\nb: 2\n", "providers.tmdb.enabled", nil)
                == "a: 1\nb: 2\n")
        #expect(
            try set(
                "providers:\n  tmdb:\n    enabled: true\n  anilist:\n    enabled: true\n", "providers.tmdb.enabled", nil
            )
                == "providers:\n  anilist:\n    enabled: true\n")
    }

    @Test(arguments: [
        (
            "# mine\nlanguage: en\n# about\nweather: {list_seconds: 3, detail_seconds: 5} # eol\n",
            "# mine\nlanguage: en\n# about\nweather: {list_seconds: 9, detail_seconds: 5} # eol\n"
        ),
        ("weather: {list_seconds: 3} # eol\n", "weather: {list_seconds: 9} # eol\n"),
        ("weather: {} # eol\n", "weather: {list_seconds: 9} # eol\n"),
        ("weather: { detail_seconds: 5 } # eol\n", "weather: { detail_seconds: 5, list_seconds: 9 } # eol\n"),
        (
            "weather: {detail_seconds: \"5\", # a, b}\n  list_seconds: 3} # eol\n",
            "weather: {detail_seconds: \"5\", # a, b}\n  list_seconds: 9} # eol\n"
        ),
        ("{theme: mono, weather: {}} # eol\n", "{theme: mono, weather: {list_seconds: 9}} # eol\n"),
        ("{theme: 'it''s, so'} # eol\n", "{theme: 'it''s, so', weather: {list_seconds: 9}} # eol\n"),
        (
            "providers: {tmdb: {enabled: true}} # x\r\nweather: {list_seconds: 3}\r\n",
            "providers: {tmdb: {enabled: true}} # x\r\nweather: {list_seconds: 9}\r\n"
        ),
    ])
    func `a setting in braces is changed in place`(before: String, after: String) throws {
        #expect(try set(before, "weather.list_seconds", .text("9")) == after)
    }

    @Test(arguments: [
        ("weather: {list_seconds: 3, detail_seconds: 5} # eol\n", "weather: {detail_seconds: 5} # eol\n"),
        ("weather: {detail_seconds: 5, list_seconds: 3} # eol\n", "weather: {detail_seconds: 5} # eol\n"),
        ("# a\nweather: {list_seconds: 3} # eol\ntheme: mono\n", "# a\ntheme: mono\n"),
    ])
    func `removing a setting from braces keeps the others`(before: String, after: String) throws {
        #expect(try set(before, "weather.list_seconds", nil) == after)
    }

    @Test func `a commented file that cannot be changed in place is refused`() {
        let before = "# mine\nproviders:\n  anilist: &off\n    enabled: false\n  tmdb: *off\n"
        #expect(throws: ConfigurationFileProblem.unreadable(ConfigurationProblem(.unchangeable))) {
            try set(before, "providers.tmdb.enabled", .text("true"))
        }
    }

    @Test func `a file in braces is rewritten and keeps every setting`() throws {
        let text = try set("{theme: mono, units: {volume: ml, wind: mph}}\n", "units.volume", .text("oz"))
        let read = ConfigurationReader.read(text)
        #expect(read.theme == "mono")
        #expect(read.volume == .ounce)
        #expect(text.contains("wind"))
    }

    @Test func `changing a setting shared by an anchor leaves the other unchanged`() throws {
        let before = "providers:\n  anilist: &off\n    enabled: false\n  tmdb: *off\n"
        let text = try set(before, "providers.tmdb.enabled", .text("true"))
        let providers = ConfigurationReader.read(text).providers
        #expect(providers.tmdb.isEnabled)
        #expect(!providers.aniList.isEnabled)
    }

    @Test func `several keys of an action replace a block list with a flow list`() throws {
        let path = ["keys", "list.down"]
        let text = try ConfigurationEditor.text(
            "keys:\n  list.down:\n    - j\n    - down\n  list.up: k\n", setting: path, to: .list(["n", "ctrl-n"]))
        #expect(text == "keys:\n  list.down: [n, ctrl-n]\n  list.up: k\n")
    }

    @Test(arguments: [
        "", "~", "null", "a: b", "a #b", "#a", "- a", "[a", "{a}", "\"q\"", "it's", "a\tb", "a\nb", "한국어", " a ",
    ])
    func `any text is read back unchanged`(text: String) throws {
        let file = try set("", "theme", .text(text))
        #expect(try ConfigurationEditor.text(file, setting: ["language"], to: .text("ko")).contains("language: ko"))
        #expect(ConfigurationReader.read(file).theme == text)
    }

    @Test func `invalid YAML is refused`() {
        #expect(throws: ConfigurationFileProblem.self) { try set("theme: [mono\n", "theme", .text("paper")) }
    }

    @Test func `a scalar in place of a group is refused with its position`() {
        #expect(
            throws: ConfigurationFileProblem.unreadable(
                ConfigurationProblem(at: ConfigurationPlace(line: 1, column: 8), .noGroup("volume")))
        ) {
            try set("units: oz\n", "units.volume", .text("oz"))
        }
    }
}
