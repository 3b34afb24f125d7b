import DimoAssets
import Domain
import FeatureKit
import Terminal
import Testing

@testable import DimoApp

/// Problems of the configuration are described in the member's language, in the order of the file.
struct ConfigurationProblemTests {
    private static let assets = AssetFolder(path: Stage.assets)

    private func settings(_ text: String, theme: String? = nil) -> AppSettings {
        var options = LaunchOptions()
        options.theme = theme
        return AppSettings(
            options: options, configuration: ConfigurationReader.read(text),
            themes: ThemeFolder(path: "/themes") { _ in nil }, environment: { _ in nil })
    }

    private func texts(_ settings: AppSettings, in language: Language = .english) -> [String] {
        settings.allProblems(in: Self.assets).map { $0.text(Stage.words(in: language)) }
    }

    @Test func `problems are listed in line order`() {
        let found = texts(settings("keys:\n  list.dwon: j\ntheme: x\nmouse: perhaps\nlanguage: xx\n"))
        #expect(found.map { $0.split(separator: ":")[1] } == ["2", "3", "4", "5"], "\(found)")
    }

    @Test func `a repeated key is reported at its second line, and the first value applies`() {
        let text =
            "theme: paper\nunits:\n  volume: oz\n  volume: cl\nlanguage: ko\nunits:\n  volume: ml\nmouse: false\n"
        let read = settings(text)
        #expect(
            texts(read).map { $0.split(separator: ":").prefix(3).joined(separator: ":") } == [
                "config.yaml:4:3", "config.yaml:6:1",
            ])
        #expect(texts(read).allSatisfy { $0.contains("is already set above") })
        #expect(read.theme.name == "paper" && read.language == .korean)
    }

    @Test func `a repeated key in braces is reported once`() {
        #expect(texts(settings("theme: paper\nunits: {volume: oz, volume: ml}\n")).count == 1)
    }

    @Test func `an unknown theme is reported with its line and the known themes`() {
        let found = texts(settings("mouse: true\ntheme: x\n"))
        #expect(found == ["config.yaml:2:8: no theme \"x\": choose one of \(Self.themes), or add /themes/NAME.yaml"])
    }

    @Test func `an unknown theme of the command line is reported for the option, not the file`() {
        let found = texts(settings("theme: paper\n", theme: "x"))
        #expect(found == ["--theme: no theme \"x\": choose one of \(Self.themes), or add /themes/NAME.yaml"])
    }

    private static let themes = ThemeFolder.builtInNames.joined(separator: ", ")

    @Test func `problems are in Korean if the language is Korean`() {
        let found = texts(settings("theme: 없음\nmouse: maybe\nkeys:\n  list.dwon: j\n"), in: .korean)
        #expect(found.count == 3)
        #expect(found[0].hasPrefix("config.yaml:1:8: \"없음\"이라는 테마는 없습니다."), "\(found)")
        #expect(found[1] == "config.yaml:2:8: true나 false여야 합니다")
        #expect(found[2] == "config.yaml:4:3: \"keys.list.dwon\"이라는 동작은 없습니다. list.down을 찾으셨나요?")
    }

    @Test func `an unknown home city is reported with its line and the nearest city`() throws {
        let cities = CityLoader.load(from: Self.assets).cities
        let problem = try #require(settings("mouse: true\nhome_city: seuol\n").homeCityProblem(among: cities))
        #expect(problem.text(Stage.words) == "config.yaml:2:12: no city \"seuol\": did you mean seoul?")
        #expect(settings("").homeCityProblem(among: cities) == nil)
    }

    @Test(arguments: [("langauge: ko", "language"), ("them: dimo", "theme"), ("kyes:\n  list.down: j", "keys")])
    func `an unknown setting is reported with the nearest name`(text: String, nearest: String) {
        let name = text.prefix { $0 != ":" }
        #expect(
            texts(settings(text), in: .english) == ["config.yaml:1:1: no setting \"\(name)\": did you mean \(nearest)?"]
        )
    }

    private static let faults: [ConfigurationFault] = [
        .notYAML("x"), .repeated("x"), .references(16), .unusable(.refused(.permission)), .unusable(.notRegular),
        .unusable(.tooLong),
        .unusable(.notText), .unchangeable, .noGroup("x"), .unknownSetting("x", nearest: nil),
        .unknownSetting("x", nearest: "y"), .unknownEntry("x", known: ["y"]), .unknownUnit("x"), .unknownKey("x"),
        .unknownTheme("x", folder: "y"),
        .unknownCity("x", nearest: nil), .unknownCity("x", nearest: "y"), .unknownRole("x", nearest: nil),
        .unknownRole("x", nearest: "y"), .unusableStyle("x"), .key(.unknownView("x", nearest: nil)),
        .key(.unknownView("x", nearest: "y")), .key(.unknown(action: "x", view: nil, nearest: nil)),
        .key(.unknown(action: "x", view: nil, nearest: "y")), .key(.unknown(action: "x", view: "y", nearest: nil)),
        .key(.unknown(action: "x", view: "y", nearest: "z")),
        .key(.shared(key: "x", action: "y", other: "z", view: nil)), .expected(.choice(["x"])), .expected(.flag),
        .expected(.word), .expected(.lines), .expected(.entries(["x"])), .expected(.keyLines), .expected(.keys),
        .expected(.roleLines), .expected(.color), .expected(.grams(1...2)), .expected(.seconds(1...2)),
        .expected(.city), .expected(.address), .expected(.language), .expected(.token),
    ]

    @Test(arguments: Language.allCases)
    func `every fault has a text in both languages`(language: Language) {
        let strings = Stage.words(in: language)
        for fault in Self.faults {
            let text = fault.text(strings)
            #expect(!text.hasPrefix("config.") && !text.hasPrefix("text-file."), "\(fault)")
            #expect(!text.contains("%"), "\(text)")
        }
    }
}
