import Domain
import FeatureKit
import Navigation
import Terminal

@MainActor
struct SettingsMenuText {
    let strings: Strings
    let settings: MachineSettings
    let summary: SettingsSummary?
    let version: String

    func detail(of page: SettingsPage) -> String {
        switch page {
        case .look:
            joined([
                settings.theme, strings["colors.\(settings.colors.rawValue)"],
                settings.isASCII ? strings["look.ascii"] : "", settings.isPlain ? strings["look.plain"] : "",
                settings.hasMotion ? "" : strings["look.still"],
            ])
        case .language: strings["language.\(settings.language.rawValue)"]
        case .units:
            joined([
                settings.display.volume.rawValue, strings["temperature.\(settings.display.temperature.rawValue)"],
                strings["wind.\(settings.display.wind.rawValue)"],
                strings("units.drink-short", NumberText.short(settings.display.standardDrink.grams)),
            ])
        case .city: homeCity
        case .online:
            settings.catalogues.isEmpty
                ? strings["online.settings.none"]
                : joined(OnlineProvider.allCases.filter(settings.catalogues.contains).map(\.name))
        case .keys:
            changedKeys == 0 ? strings["keys.own"] : strings.counted("keys.changed", changedKeys)
        case .privacy: strings[settings.areSpoilersShown ? "privacy.shown" : "privacy.hidden"]
        case .notices:
            summary.map {
                joined([
                    strings.counted("notices.count", $0.notices),
                    $0.newestNotice.map { DayText.date($0, strings) } ?? "",
                ])
            } ?? ""
        case .faq: summary.map { strings.counted("faq.count", $0.questions) } ?? ""
        case .community, .data, .inquiry, .doctor, .terms, .privacyPolicy, .licences, .account:
            strings["settings.\(page.rawValue).detail"]
        case .about: strings("settings.about.detail", version)
        }
    }

    /// The page in short, as far as it is known without opening it.
    func preview(of page: SettingsPage) -> SettingPreview {
        if let name = TextName(rawValue: page.rawValue) {
            return summary?.texts[name].map { .document(DocumentState.sections(of: $0, name, strings)) } ?? .rows([])
        }
        return .rows(OptionMaker(strings: strings).choices(of: page, settings).map(\.row))
    }

    private var homeCity: String {
        guard settings.homeCity != nil else { return strings["city.none"] }
        guard let summary else { return "" }
        return summary.city.map { "\($0.name[strings.language]), \($0.country[strings.language])" }
            ?? settings.homeCity?.rawValue ?? ""
    }

    private var changedKeys: Int { settings.keys.changedActions.count }

    private func joined(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

struct SettingsSummary: Sendable {
    let city: City?
    let texts: [TextName: LongText]

    var notices: Int { texts[.notices]?.sections.count ?? 0 }
    var newestNotice: LocalDay? { texts[.notices]?.sections.compactMap { $0.day.flatMap { LocalDay($0) } }.max() }
    var questions: Int { texts[.faq]?.sections.count ?? 0 }

    @concurrent
    static func read(
        home: Identifier<City>?, cities: any CityRepository, texts: any TextLibrary, _ language: Language
    ) async throws -> Self {
        let city = if let home { try await cities.cities().city(home) } else { City?.none }
        var read: [TextName: LongText] = [:]
        for name in TextName.allCases { read[name] = try await texts.text(name, language) }
        return SettingsSummary(city: city, texts: read)
    }
}
