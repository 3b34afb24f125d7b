import Domain
import FeatureKit
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// The command line overrides the configuration, which overrides the environment.
struct AppSettingsTests {
    private func settings(
        _ change: (inout LaunchOptions) -> Void = { _ in }, configuration: String = "",
        _ variables: [String: String] = [:]
    ) -> AppSettings {
        var options = LaunchOptions()
        change(&options)
        return AppSettings(
            options: options, configuration: ConfigurationReader.read(configuration),
            themes: ThemeFolder(path: "/themes") { _ in nil }, environment: { variables[$0] })
    }

    @Test func `the language is the option's, else the configuration's, else the locale's`() {
        let korean = ["LANG": "ko_KR.UTF-8"]
        #expect(settings({ $0.language = .english }, configuration: "language: ko", korean).language == .english)
        #expect(settings(configuration: "language: en", korean).language == .english)
        #expect(settings(configuration: "", korean).language == .korean)
        #expect(settings().language == .english)
    }

    @Test func `types are shown if the option or the configuration says so`() {
        #expect(!settings().areSpoilersShown)
        #expect(settings(configuration: "spoilers: show").areSpoilersShown)
        #expect(settings({ $0.isRevealed = true }, configuration: "spoilers: hide").areSpoilersShown)
    }

    @Test func `the theme is the option's, else the configuration's`() {
        #expect(settings({ $0.theme = "mono" }, configuration: "theme: paper").theme.name == "mono")
        #expect(settings(configuration: "theme: paper").theme.name == "paper")
        #expect(settings().theme.name == "dimo")
    }

    @Test
    func `the automatic theme uses the background, else COLORFGBG, else terminal colours`() {
        func theme(
            _ background: TerminalBackground?, _ variables: [String: String] = [:], theme: String? = nil
        ) -> String {
            var options = LaunchOptions()
            options.isInTerminal = true
            options.theme = theme
            return AppSettings(
                options: options, configuration: AppConfiguration(), themes: ThemeFolder(path: "/themes") { _ in nil },
                background: background, environment: { variables[$0] }
            ).theme.name
        }
        #expect(theme(.dark) == "dimo")
        #expect(theme(.light) == "paper")
        #expect(theme(nil) == "terminal")
        #expect(theme(nil, ["COLORFGBG": "0;15"]) == "paper")
        #expect(theme(nil, ["COLORFGBG": "15;0"]) == "dimo")
        #expect(theme(.dark, ["COLORFGBG": "0;15"]) == "dimo")
        #expect(theme(.light, theme: "dimo") == "dimo")
        #expect(settings().machine.themes.first == "auto")
        #expect(settings().machine.theme == "auto")
    }

    @Test
    func `requested Korean assumes UTF-8 in a locale without a charset, but not in EUC-KR`() {
        func settings(_ locale: String, _ language: Language?) -> AppSettings {
            self.settings(
                {
                    $0.isInTerminal = true
                    $0.language = language
                }, ["LC_ALL": locale])
        }
        for locale in ["C", "POSIX", ""] {
            #expect(settings(locale, .korean).language == .korean)
            #expect(settings(locale, .korean).assumesUTF8 && settings(locale, .korean).drawsUTF8)
            #expect(settings(locale, nil).language == .english)
            #expect(!settings(locale, nil).assumesUTF8 && !settings(locale, nil).drawsUTF8)
        }
        #expect(settings("ko_KR.eucKR", .korean).language == .english)
        #expect(settings("ko_KR.eucKR", nil).language == .english)
        #expect(!settings("ko_KR.eucKR", .korean).assumesUTF8)
        #expect(settings("ko_KR.UTF-8", nil).language == .korean)
    }

    @Test func `a locale that is only a character set, such as macOS ssh sends, selects UTF-8`() {
        let variables = ["LC_CTYPE": "UTF-8", "LANG": ""]
        let settings = settings(
            {
                $0.isInTerminal = true
                $0.language = .korean
            }, variables)
        #expect(settings.language == .korean)
        #expect(settings.drawsUTF8)
        #expect(self.settings(variables).drawsUTF8)
    }

    @Test func `plain mode draws no frame lines and uses ASCII without UTF-8`() {
        let plain = settings({ $0.isPlain = true })
        #expect(plain.shellOptions(isUTF8: true).glyphs.frame.horizontal == " ")
        #expect(!plain.shellOptions(isUTF8: true).glyphs.isASCII)
        #expect(plain.shellOptions(isUTF8: false).glyphs.isASCII)
        #expect(settings().shellOptions(isUTF8: true).glyphs == .unicode)
    }

    @MainActor @Test(arguments: Language.allCases)
    func `plain mode replaces glyphs with words of the language`(language: Language) throws {
        let container = try Stage.container(language) { $0.isPlain = true }
        let glyphs = container.shellOptions(isUTF8: true).glyphs
        #expect(glyphs.check == (language == .english ? "yes" : "예"))
        #expect(glyphs.words.level("2", of: "3") == (language == .english ? "2 of 3" : "3단계 중 2단계"))
        #expect(glyphs.words.rating("4.5") == (language == .english ? "4.5 of 5" : "5점 만점에 4.5점"))
    }

    @Test func `ACCESSIBLE turns on plain mode unless the configuration says otherwise`() {
        #expect(settings(["ACCESSIBLE": "1"]).machine.isPlain)
        #expect(!settings(["ACCESSIBLE": "0"]).machine.isPlain)
        #expect(!settings(["ACCESSIBLE": ""]).machine.isPlain)
        #expect(!settings({ _ in }, configuration: "plain: false", ["ACCESSIBLE": "1"]).machine.isPlain)
        #expect(!settings().machine.isPlain)
    }

    @Test func `an unknown theme is reported and the default is used`() {
        let settings = settings(configuration: "theme: nobody")
        #expect(settings.theme.name == "dimo")
        #expect(
            settings.problems == [
                ConfigurationProblem(
                    at: ConfigurationPlace(line: 1, column: 8), .unknownTheme("nobody", folder: "/themes"))
            ])
    }

    @Test func `the option or the configuration turns the mouse off`() {
        #expect(settings().machine.isMouseOn)
        #expect(!settings({ $0.isMouseOff = true }).machine.isMouseOn)
        #expect(!settings(configuration: "mouse: false").machine.isMouseOn)
    }

    @Test(arguments: [
        ("en_US", VolumeUnit.ounce, 14.0), ("ko_KR", .millilitre, 7), ("en_GB", .millilitre, 8), ("C", .millilitre, 10),
    ])
    func `units and the standard drink follow the country`(locale: String, volume: VolumeUnit, grams: Double) {
        let settings = settings(["LANG": locale])
        #expect(settings.preferences.volume == volume)
        #expect(settings.preferences.standardDrink.grams == grams)
    }

    @Test func `the configuration's units override the country's`() {
        let settings = settings(
            configuration: "units:\n  volume: cl\n  standard_drink_g: 12", ["LANG": "en_US"])
        #expect(settings.preferences.volume == .centilitre)
        #expect(settings.preferences.standardDrink.grams == 12)
    }

    @Test func `ASCII is used without UTF-8 or by option, and wide ambiguous signs are avoided`() {
        #expect(settings().shellOptions(isUTF8: true).glyphs == .unicode)
        #expect(settings().shellOptions(isUTF8: false).glyphs == .ascii)
        #expect(settings({ $0.isASCII = true }).shellOptions(isUTF8: true).glyphs == .ascii)
        #expect(settings(configuration: "ambiguous_width: 2").shellOptions(isUTF8: true).glyphs == .unambiguous)
        #expect(settings({ $0.isPlain = true }).shellOptions(isUTF8: true).isPlain)
    }

    @Test func `ASCII mode keeps Korean only in a UTF-8 locale`() {
        let korean = settings({ $0.isASCII = true }, configuration: "", ["LANG": "ko_KR.UTF-8"])
        #expect(korean.language == .korean)
        #expect(korean.shellOptions(isUTF8: true).metrics.canDrawHangul)
        #expect(!korean.shellOptions(isUTF8: false).metrics.canDrawHangul)
        for locale in ["ko_KR.EUC-KR", "ko_KR", "C"] {
            let other = settings({ $0.isASCII = true }, configuration: "language: ko", ["LANG": locale])
            #expect(other.language == .english, "\(locale)")
            #expect(!other.shellOptions(isUTF8: true).metrics.canDrawHangul)
        }
    }

    private func settings(_ variables: [String: String]) -> AppSettings {
        settings({ _ in }, configuration: "", variables)
    }

    @Test func `the Linux console uses ASCII and English unless the configuration says otherwise`() {
        let console = ["TERM": "linux", "LANG": "ko_KR.UTF-8"]
        let standing = settings({ $0.isInTerminal = true }, configuration: "", console)
        #expect(standing.isASCII && !standing.keepsHangul && standing.language == .english)
        #expect(standing.shellOptions(isUTF8: true).glyphs == .ascii)
        let wanted = settings({ $0.isInTerminal = true }, configuration: "ascii: false", console)
        #expect(!wanted.isASCII && wanted.keepsHangul && wanted.language == .korean)
        let chosen = settings({ $0.isInTerminal = true }, configuration: "ascii: true", console)
        #expect(chosen.isASCII && chosen.language == .english)
        // The output of a command may go elsewhere.
        #expect(!settings({ _ in }, configuration: "", console).isASCII)
        #expect(!settings({ $0.isInTerminal = true }, configuration: "", ["TERM": "xterm-256color"]).isASCII)
    }
}
