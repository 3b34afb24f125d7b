import DimoAssets
import Domain
import FeatureKit
import Navigation
import Onboarding
import Reactive
import Settings
import Terminal

/// The palette's items beyond the screen's keys: places, settings, accounts, and catalogue entries by name.
extension AppCoordinator {
    private static let mostFound = 40

    var paletteItems: [PaletteItem] {
        // Names are read once per opening of the palette.
        paletteFinder = scope.map { PaletteFinder(search: $0.main.searchEverything.opened(), assets: container.assets) }
        return (scope == nil ? [] : placeItems + accountItems) + settingItems
    }

    /// Tabs are missing here: they have actions of their own.
    private var placeItems: [PaletteItem] {
        Route.named.filter { !$0.route.isTab }.map { name, route in
            let names = names(ofText: route.nameKey)
            return PaletteItem(
                title: names.first ?? name, section: strings["palette.places"],
                detail: strings["tab.\(route.tab.rawValue)"], names: names + [name] + alsoCalled(route.nameKey)
            ) { [weak self] in
                self?.scope?.coordinator.open(route)
            }
        }
    }

    private var settingItems: [PaletteItem] {
        let settings = container.live.settings.value
        let others = otherWords.map { SettingChoice.all(settings, $0) } ?? []
        return SettingChoice.all(settings, strings).enumerated().map { index, choice in
            let words = [choice] + (others.indices.contains(index) ? [others[index]] : [])
            return PaletteItem(
                title: title(of: choice), section: strings["tab.settings"],
                remark: choice.isChosen ? strings["palette.setting.holds"] : "",
                detail: strings["settings.\(choice.page.rawValue)"],
                names: words.flatMap { [title(of: $0), $0.detail] }
                    + (choice.change.line.map { [$0] + alsoCalled($0) } ?? [])
            ) { [weak self] in self?.keep(choice.change) }
        }
    }

    private func title(of choice: SettingChoice) -> String {
        strings("palette.setting", choice.section, choice.title)
    }

    /// Items exist for every route with an id; those without are in the list.
    func paletteItem(for text: String) -> PaletteItem? {
        let text = PlainText.line(text, limit: 100)
        guard scope != nil, text.contains(":"), let route = try? Route(text) else { return nil }
        return PaletteItem(title: text, detail: strings["palette.go"]) { [weak self] in
            self?.scope?.coordinator.open(route)
        }
    }

    func findPaletteItems(_ text: String, found: @escaping ([PaletteItem]) -> Void) {
        guard let finder = paletteFinder, let viewer = scope?.main.viewer else { return }
        paletteSearch.run {
            try await finder.find(text, for: viewer, limit: Self.mostFound)
        } completion: { [weak self] result in
            guard let self, case .success(let entries) = result else { return }
            found(entries.compactMap(item))
        }
    }

    func names(ofAction id: String) -> [String] {
        if actionNames == nil {
            let bytes = (try? container.assets.bytes(of: ActionFile.path)) ?? []
            actionNames = Dictionary(
                firstOf: ActionFile.actions(in: bytes).map { ($0.id, [$0.title.english, $0.title.korean]) })
        }
        return (actionNames?[id] ?? []) + [id] + alsoCalled(id)
    }

    /// Further words for a place, a setting or an action, in both languages.
    private func alsoCalled(_ name: String) -> [String] {
        names(ofText: "also.\(name)").flatMap { $0.split(separator: ",") }.map {
            $0.trimmingPrefix(while: \.isWhitespace).description
        }
    }

    private func item(_ entry: FoundEntry) -> PaletteItem? {
        guard let route = entry.route.flatMap({ try? Route($0) }) else { return nil }
        let language = strings.language
        let other = entry.name[language.other]
        let isOtherShown = other != entry.name[language] && (language == .korean || shell.options.metrics.canDrawHangul)
        let kind = strings["palette.kind.\(entry.kind.rawValue)"]
        return PaletteItem(
            title: entry.name[language],
            remark: entry.work?.titled(language) ?? (isOtherShown ? other : ""), detail: kind,
            names: [entry.name.english, entry.name.korean]
        ) { [weak self] in self?.scope?.coordinator.open(route) }
    }

    /// A text in the current language, then in the other one; none if it does not exist.
    private func names(ofText key: String) -> [String] {
        [strings[key], otherWords?[key] ?? key].filter { $0 != key }
    }

    private var otherWords: Strings? {
        if otherStrings?.language != strings.language.other {
            otherStrings = try? StringTable.load(strings.language.other, from: container.assets)
        }
        return otherStrings
    }

    private var accountItems: [PaletteItem] {
        if ownLaunch != nil {
            return [
                PaletteItem(title: strings["palette.leave-demo"], section: strings["palette.account"], detail: "") {
                    [weak self] in
                    self?.leave { $0.enterOnboarding(.welcome) }
                }
            ]
        }
        let isAccount = scope?.main.session.accountName != nil
        let other = PaletteItem(
            title: strings["palette.switch-account"], section: strings["palette.account"], detail: ""
        ) { [weak self] in
            self?.leave { $0.enterOnboarding(.signIn) }
        }
        let signOut = PaletteItem(title: strings["palette.sign-out"], section: strings["palette.account"], detail: "") {
            [weak self] in
            self?.leave { $0.signOut() }
        }
        return isAccount ? [other, signOut] : [other]
    }

    /// Runs a step after the palette has closed, and asks first about unsaved input on any tab.
    private func leave(_ step: @escaping (AppCoordinator) -> Void) {
        shell.askToLeave { [weak self] in
            if let self { step(self) }
        }
    }
}
