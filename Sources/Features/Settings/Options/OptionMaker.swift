package import Domain
package import FeatureKit
import Terminal

struct OptionMaker {
    let strings: Strings

    /// The choices of a page; empty for a page of another kind.
    func choices(of page: SettingsPage, _ settings: MachineSettings) -> [OptionChoice] {
        switch page {
        case .look: look(settings)
        case .language:
            choices("settings.language", settings.language, key: { "language.\($0)" }) { .language($0) }
        case .units: units(settings.display)
        case .online: online(settings)
        case .privacy: privacy(settings)
        default: []
        }
    }

    private func look(_ settings: MachineSettings) -> [OptionChoice] {
        let builtIn = Set(["auto"] + Theme.builtIn.map(\.name))
        let themes = settings.themes.map { name in
            choice(
                "look.theme", name, builtIn.contains(name) ? strings["theme.\(name)"] : strings["theme.own"],
                settings.theme == name, .theme(name))
        }
        return themes + choices("look.colors", settings.colors, key: { "colors.\($0)" }) { .colors($0) }
            + pair("look.signs", "look.unicode", "look.ascii", !settings.isASCII) { .ascii(!$0) }
            + pair("look.motion", "look.moving", "look.still", settings.hasMotion) { .motion($0) }
            + pair("look.pictures", "look.pictures-on", "look.pictures-off", settings.hasPictures) { .pictures($0) }
            + pair("look.decoration", "look.decorated", "look.plain", !settings.isPlain) { .plain(!$0) }
            + pair("look.hints", "look.hints-on", "look.hints-off", settings.hasHints) { .hints($0) }
            + pair("look.mouse", "look.mouse-on", "look.mouse-off", settings.isMouseOn) { .mouse($0) }
            + pair("look.start", "look.start-home", "look.start-last", !settings.isRestored) { .restore(!$0) }
    }

    private func units(_ display: DisplayPreferences) -> [OptionChoice] {
        choices("units.volume", display.volume, key: { "volume.\($0)" }) { .volume($0) }
            + choices("units.temperature", display.temperature, key: { "temperature.\($0)" }) { .temperature($0) }
            + choices("units.wind", display.wind, key: { "wind.\($0)" }) { .wind($0) }
            + drinks(display.standardDrink)
            + choices("units.dilution", display.dilution, key: { "dilution.\($0)" }) { .dilution($0) }
    }

    private func online(_ settings: MachineSettings) -> [OptionChoice] {
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

    private func privacy(_ settings: MachineSettings) -> [OptionChoice] {
        pair("privacy.types", "privacy.hidden", "privacy.shown", !settings.areSpoilersShown) { .spoilers(isShown: !$0) }
            + pair("privacy.network", "privacy.online", "privacy.offline", !settings.isOffline) { .offline(!$0) }
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

    /// A choice for every case; `key` returns the key of its text for a raw value.
    private func choices<Value: CaseIterable & RawRepresentable<String>>(
        _ section: String, _ current: Value, key: (String) -> String, change: (Value) -> SettingChange
    ) -> [OptionChoice] {
        Value.allCases.map { value in
            let name = key(value.rawValue)
            return choice(section, strings[name], strings["\(name).detail"], current == value, change(value))
        }
    }

    private func pair(
        _ section: String, _ first: String, _ second: String, _ isFirst: Bool, change: (Bool) -> SettingChange
    ) -> [OptionChoice] {
        [(first, true), (second, false)].map { name, choosesFirst in
            choice(section, strings[name], strings["\(name).detail"], isFirst == choosesFirst, change(choosesFirst))
        }
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
        return [SettingsPage.look, .language, .units, .online, .privacy].flatMap { page in
            maker.choices(of: page, settings).map { SettingChoice(page: page, choice: $0) }
        }
    }
}
