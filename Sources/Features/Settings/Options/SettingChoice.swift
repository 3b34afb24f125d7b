package import Domain
package import FeatureKit

/// A value that a setting can have, as its page lists it.
package struct SettingChoice {
    /// The page it stands on.
    package let page: SettingsPage
    package let section: String
    package let title: String
    /// What the value means.
    package let detail: String
    /// Whether it holds.
    package let isChosen: Bool
    /// Makes it hold.
    package let change: SettingChange

    private init(page: SettingsPage, choice: OptionChoice) {
        self.page = page
        section = choice.row.section
        title = choice.row.title
        detail = choice.row.detail
        isChosen = choice.row.mark == .chosen
        change = choice.change
    }

    /// The values of all settings that have a few, page by page; the same ones in every language.
    package static func all(_ settings: MachineSettings, _ strings: Strings) -> [SettingChoice] {
        let maker = OptionMaker(strings: strings)
        let pages: [(SettingsPage, [OptionChoice])] = [
            (.look, maker.look(settings)), (.language, maker.language(settings)), (.units, maker.units(settings)),
            (.online, maker.online(settings)), (.privacy, maker.privacy(settings)),
        ]
        return pages.flatMap { page, choices in choices.map { SettingChoice(page: page, choice: $0) } }
    }
}
