import DimoAssets
import Domain
import FeatureKit
import Navigation
import Onboarding
import Reactive
import Settings
import Terminal

/// What the palette knows beside the keys of the screen: places, settings, accounts, and by name everything there is to
/// drink, to watch and to look up.
extension AppCoordinator {
    /// Lines that a typed text may find.
    private static let mostFound = 40

    var paletteItems: [PaletteItem] {
        // Names are read once for each time it is open.
        paletteFinder = scope.map { PaletteFinder(search: $0.main.searchEverything.opened(), assets: container.assets) }
        return (scope == nil ? [] : placeItems + accountItems) + settingItems
    }

    /// The tabs have actions of their own.
    private var placeItems: [PaletteItem] {
        Route.named.filter { !$0.route.isTab }.map { name, route in
            let names = names(ofText: route.nameKey)
            return PaletteItem(title: names.first ?? name, detail: name, names: names + [name]) { [weak self] in
                self?.scope?.coordinator.open(route)
            }
        }
    }

    /// Everything that can be chosen among a few values; what holds already says so.
    private var settingItems: [PaletteItem] {
        let settings = container.live.settings.value
        let others = otherWords.map { SettingChoice.all(settings, $0) } ?? []
        return SettingChoice.all(settings, strings).enumerated().map { index, choice in
            let words = [choice] + (others.indices.contains(index) ? [others[index]] : [])
            return PaletteItem(
                title: title(of: choice), remark: choice.isChosen ? strings["palette.setting.holds"] : "",
                detail: choice.page.route,
                names: words.flatMap { [title(of: $0), $0.detail] } + [choice.change.line].compactMap { $0 }
            ) { [weak self] in self?.keep(choice.change) }
        }
    }

    private func title(of choice: SettingChoice) -> String {
        strings("palette.setting", choice.section, choice.title)
    }

    /// Every route with an id; those without stand in the list.
    func paletteItem(for text: String) -> PaletteItem? {
        let text = PlainText.line(text, limit: 100)
        guard scope != nil, text.contains(":"), let route = try? Route(text) else { return nil }
        return PaletteItem(title: text, detail: strings["palette.go"]) { [weak self] in
            self?.scope?.coordinator.open(route)
        }
    }

    func findPaletteItems(_ text: String, found: @escaping ([PaletteItem]) -> Void) {
        guard let finder = paletteFinder, let reader = scope?.main.reader else { return }
        paletteSearch.run {
            try await finder.find(text, for: reader, limit: Self.mostFound)
        } completion: { [weak self] result in
            guard let self, case .success(let entries) = result else { return }
            found(entries.compactMap(item))
        }
    }

    func names(ofAction id: String) -> [String] {
        if actionNames == nil {
            let bytes = (try? container.assets.bytes(of: ActionFile.path)) ?? []
            actionNames = Dictionary(
                ActionFile.actions(in: bytes).map { ($0.id, [$0.title.english, $0.title.korean]) },
                uniquingKeysWith: { first, _ in first })
        }
        return (actionNames?[id] ?? []) + [id]
    }

    private func item(_ entry: PaletteEntry) -> PaletteItem? {
        guard let route = try? Route(entry.route) else { return nil }
        let language = strings.language
        let other = entry.name[language.other]
        let isOtherShown = other != entry.name[language] && (language == .korean || shell.options.metrics.canDrawHangul)
        let kind = strings["palette.kind.\(entry.kind.rawValue)"]
        return PaletteItem(
            title: entry.name[language], remark: isOtherShown ? "\(other)  \(kind)" : kind, detail: entry.route,
            names: [entry.name.english, entry.name.korean]
        ) { [weak self] in self?.scope?.coordinator.open(route) }
    }

    /// A text here, then in the other language; none where there is no such text.
    private func names(ofText key: String) -> [String] {
        [strings[key], otherWords?[key] ?? key].filter { $0 != key }
    }

    /// The texts of the other language, read once.
    private var otherWords: Strings? {
        if otherStrings?.language != strings.language.other {
            otherStrings = try? StringTable.load(strings.language.other, from: container.assets)
        }
        return otherStrings
    }

    private var accountItems: [PaletteItem] {
        if ownLaunch != nil {
            return [
                PaletteItem(title: strings["palette.leave-demo"], detail: "") { [weak self] in
                    self?.leave { $0.enterOnboarding(.welcome) }
                }
            ]
        }
        let isAccount = scope?.main.session.accountName != nil
        let other = PaletteItem(title: strings["palette.switch-account"], detail: "") { [weak self] in
            self?.leave { $0.enterOnboarding(.signIn) }
        }
        let signOut = PaletteItem(title: strings["palette.sign-out"], detail: "") { [weak self] in
            self?.leave { $0.signOut() }
        }
        return isAccount ? [other, signOut] : [other]
    }

    /// The palette is closed by then; what is filled in on any tab is asked about.
    private func leave(_ step: @escaping (AppCoordinator) -> Void) {
        shell.askToLeave { [weak self] in
            if let self { step(self) }
        }
    }
}
