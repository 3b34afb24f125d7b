import Domain
import FeatureKit
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// The command line counts before the configuration, that before the environment.
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

    @Test func `types are shown where the option or the configuration says so`() {
        #expect(!settings().areSpoilersShown)
        #expect(settings(configuration: "spoilers: show").areSpoilersShown)
        #expect(settings({ $0.isRevealed = true }, configuration: "spoilers: hide").areSpoilersShown)
    }

    @Test func `the theme is the option's, else the configuration's`() {
        #expect(settings({ $0.theme = "mono" }, configuration: "theme: paper").theme.name == "mono")
        #expect(settings(configuration: "theme: paper").theme.name == "paper")
        #expect(settings().theme.name == "dimo")
    }

    @Test func `a theme that is not there is said and the default does`() {
        let settings = settings(configuration: "theme: nobody")
        #expect(settings.theme.name == "dimo")
        #expect(settings.themeProblems.count == 1)
        #expect(settings.themeProblems.first?.contains("nobody") == true)
    }

    @Test func `the mouse is off where either says so`() {
        #expect(settings().isMouseOn)
        #expect(!settings({ $0.isMouseOff = true }).isMouseOn)
        #expect(!settings(configuration: "mouse: false").isMouseOn)
    }

    @Test(arguments: [
        ("en_US", VolumeUnit.ounce, 14.0), ("ko_KR", .millilitre, 7), ("en_GB", .millilitre, 8), ("C", .millilitre, 10),
    ])
    func `units and the standard drink follow the country`(locale: String, volume: VolumeUnit, grams: Double) {
        let settings = settings(["LANG": locale])
        #expect(settings.preferences.volume == volume)
        #expect(settings.preferences.standardDrink.grams == grams)
    }

    @Test func `the configuration's units count before the country's`() {
        let settings = settings(
            configuration: "units:\n  volume: cl\n  standard_drink_g: 12", ["LANG": "en_US"])
        #expect(settings.preferences.volume == .centilitre)
        #expect(settings.preferences.standardDrink.grams == 12)
    }

    @Test func `a terminal without UTF-8 and the option draw in ASCII, wide ambiguous signs are left out`() {
        #expect(settings().shellOptions(isUTF8: true).glyphs == .unicode)
        #expect(settings().shellOptions(isUTF8: false).glyphs == .ascii)
        #expect(settings({ $0.isASCII = true }).shellOptions(isUTF8: true).glyphs == .ascii)
        #expect(settings(configuration: "ambiguous_width: 2").shellOptions(isUTF8: true).glyphs == .unambiguous)
        #expect(settings({ $0.isPlain = true }).shellOptions(isUTF8: true).isPlain)
    }

    private func settings(_ variables: [String: String]) -> AppSettings {
        settings({ _ in }, configuration: "", variables)
    }
}
