package import Domain
package import FeatureKit

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
