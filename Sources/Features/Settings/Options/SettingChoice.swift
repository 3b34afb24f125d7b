public import Domain
public import FeatureKit

/// A value that a setting can have, as its page lists it.
public struct SettingChoice {
    /// The page it stands on.
    public let page: SettingsPage
    /// The setting.
    public let section: String
    /// The value.
    public let title: String
    /// What the value means.
    public let detail: String
    /// Whether it holds.
    public let isChosen: Bool
    /// Makes it hold.
    public let change: SettingChange

    private init(page: SettingsPage, choice: OptionChoice) {
        self.page = page
        section = choice.row.section
        title = choice.row.title
        detail = choice.row.detail
        isChosen = choice.row.mark == .chosen
        change = choice.change
    }

    /// The values of all settings that have a few, page by page; the same ones in every language.
    public static func all(_ settings: MachineSettings, _ strings: Strings) -> [SettingChoice] {
        let maker = OptionMaker(strings: strings)
        let pages: [(SettingsPage, [OptionChoice])] = [
            (.look, maker.look(settings)), (.language, maker.language(settings)), (.units, maker.units(settings)),
            (.online, maker.online(settings)), (.privacy, maker.privacy(settings)),
        ]
        return pages.flatMap { page, choices in choices.map { SettingChoice(page: page, choice: $0) } }
    }
}
