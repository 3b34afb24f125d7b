package import Domain
package import FeatureKit
import Terminal

struct OptionMaker {
    let strings: Strings

    func look(_ settings: MachineSettings) -> [OptionChoice] {
        let builtIn = Set(["auto"] + Theme.builtIn.map(\.name))
        let themes = settings.themes.map { name in
            choice(
                "look.theme", name, builtIn.contains(name) ? strings["theme.\(name)"] : strings["theme.own"],
                settings.theme == name, .theme(name))
        }
        let colors = ColorDepth.allCases.map { depth in
            choice(
                "look.colors", strings["colors.\(depth.rawValue)"], strings["colors.\(depth.rawValue).detail"],
                settings.colors == depth, .colors(depth))
        }
        return themes + colors
            + pair("look.signs", "unicode", "ascii", !settings.isASCII, .ascii(false), .ascii(true))
            + pair("look.motion", "moving", "still", settings.hasMotion, .motion(true), .motion(false))
            + pair(
                "look.pictures", "pictures-on", "pictures-off", settings.hasPictures, .pictures(true), .pictures(false))
            + pair("look.decoration", "decorated", "plain", !settings.isPlain, .plain(false), .plain(true))
            + pair("look.hints", "hints-on", "hints-off", settings.hasHints, .hints(true), .hints(false))
            + pair("look.mouse", "mouse-on", "mouse-off", settings.isMouseOn, .mouse(true), .mouse(false))
            + pair("look.start", "start-home", "start-last", !settings.isRestored, .restore(false), .restore(true))
    }

    func language(_ settings: MachineSettings) -> [OptionChoice] {
        Language.allCases.map { language in
            choice(
                "settings.language", strings["language.\(language.rawValue)"],
                strings["language.\(language.rawValue).detail"], settings.language == language, .language(language))
        }
    }

    func units(_ settings: MachineSettings) -> [OptionChoice] {
        let display = settings.display
        let volumes = VolumeUnit.allCases.map { unit in
            choice(
                "units.volume", strings["volume.\(unit.rawValue)"], strings["volume.\(unit.rawValue).detail"],
                display.volume == unit, .volume(unit))
        }
        let temperatures = TemperatureUnit.allCases.map { unit in
            choice(
                "units.temperature", strings["temperature.\(unit.rawValue)"],
                strings["temperature.\(unit.rawValue).detail"], display.temperature == unit, .temperature(unit))
        }
        let winds = WindUnit.allCases.map { unit in
            choice(
                "units.wind", strings["wind.\(unit.rawValue)"], strings["wind.\(unit.rawValue).detail"],
                display.wind == unit, .wind(unit))
        }
        let dilutions = DilutionModel.allCases.map { model in
            choice(
                "units.dilution", strings["dilution.\(model.rawValue)"], strings["dilution.\(model.rawValue).detail"],
                display.dilution == model, .dilution(model))
        }
        return volumes + temperatures + winds + drinks(display.standardDrink) + dilutions
    }

    func online(_ settings: MachineSettings) -> [OptionChoice] {
        OnlineProvider.allCases.flatMap { provider in
            let isOn = settings.catalogues.contains(provider)
            let lacksKey = provider == .tmdb && !settings.hasTMDBKey
            return [false, true].map { on in
                let detail = on && lacksKey ? "no-key" : on ? provider.rawValue : "off.detail"
                return OptionChoice(
                    row: SettingRow(
                        section: provider.name, title: strings[on ? "online.settings.on" : "online.settings.off"],
                        detail: strings["online.settings.\(detail)"], mark: isOn == on ? .chosen : .open),
                    change: .catalogue(provider, isOn: on))
            }
        }
    }

    func privacy(_ settings: MachineSettings) -> [OptionChoice] {
        [
            choice(
                "privacy.types", strings["privacy.hidden"], strings["privacy.hidden.detail"],
                !settings.areSpoilersShown, .spoilers(isShown: false)),
            choice(
                "privacy.types", strings["privacy.shown"], strings["privacy.shown.detail"],
                settings.areSpoilersShown, .spoilers(isShown: true)),
            choice(
                "privacy.network", strings["privacy.online"], strings["privacy.online.detail"], !settings.isOffline,
                .offline(false)),
            choice(
                "privacy.network", strings["privacy.offline"], strings["privacy.offline.detail"], settings.isOffline,
                .offline(true)),
        ]
    }

    private func drinks(_ current: StandardDrink) -> [OptionChoice] {
        let all = StandardDrink.all + (StandardDrink.all.contains(current) ? [] : [current])
        return all.map { drink in
            let isUsual = StandardDrink.all.contains(drink)
            return choice(
                "units.drink", strings("units.grams", NumberText.short(drink.grams)),
                strings[isUsual ? "drink-standard.\(NumberText.short(drink.grams))" : "drink-standard.own"],
                current == drink, .standardDrink(drink.grams))
        }
    }

    private func pair(
        _ section: String, _ first: String, _ second: String, _ isFirst: Bool, _ one: SettingChange,
        _ other: SettingChange
    ) -> [OptionChoice] {
        [
            choice(section, strings["look.\(first)"], strings["look.\(first).detail"], isFirst, one),
            choice(section, strings["look.\(second)"], strings["look.\(second).detail"], !isFirst, other),
        ]
    }

    private func choice(
        _ section: String, _ title: String, _ detail: String, _ isChosen: Bool, _ change: SettingChange
    ) -> OptionChoice {
        OptionChoice(
            row: SettingRow(section: strings[section], title: title, detail: detail, mark: isChosen ? .chosen : .open),
            change: change)
    }
}

struct OptionChoice: Equatable {
    let row: SettingRow
    let change: SettingChange
}

package struct SettingChoice {
    package let page: SettingsPage
    package let section: String
    package let title: String
    package let detail: String
    package let isChosen: Bool
    package let change: SettingChange

    private init(page: SettingsPage, choice: OptionChoice) {
        self.page = page
        section = choice.row.section
        title = choice.row.title
        detail = choice.row.detail
        isChosen = choice.row.mark == .chosen
        change = choice.change
    }

    /// The values of all enumerable settings, page by page, the same in every language.
    package static func all(_ settings: MachineSettings, _ strings: Strings) -> [SettingChoice] {
        let maker = OptionMaker(strings: strings)
        let pages: [(SettingsPage, [OptionChoice])] = [
            (.look, maker.look(settings)), (.language, maker.language(settings)), (.units, maker.units(settings)),
            (.online, maker.online(settings)), (.privacy, maker.privacy(settings)),
        ]
        return pages.flatMap { page, choices in choices.map { SettingChoice(page: page, choice: $0) } }
    }
}

enum OptionsPage: Equatable {
    /// Theme, colours, signs, movement, mouse.
    case look
    case language
    /// Units, dilution, the standard drink.
    case units
    case online

    func choices(_ settings: MachineSettings, _ strings: Strings) -> [OptionChoice] {
        let maker = OptionMaker(strings: strings)
        switch self {
        case .look: return maker.look(settings)
        case .language: return maker.language(settings)
        case .units: return maker.units(settings)
        case .online: return maker.online(settings)
        }
    }
}
