internal import DimoAssets
internal import Domain
internal import FeatureKit
internal import Navigation
internal import Onboarding
internal import Terminal

/// What the palette knows beside the keys of the screen: places, themes, accounts, and by name everything there is to
/// drink, to watch and to look up.
extension AppCoordinator {
    /// Lines that a typed text may find.
    private static let mostFound = 40

    var paletteItems: [PaletteItem] {
        // Names are read once for each time it is open.
        paletteFinder = scope.map { PaletteFinder(search: $0.main.searchEverything.opened(), assets: container.assets) }
        let routes = Route.named.map { name, route in
            let names = placeNames(name)
            return PaletteItem(title: names[0], detail: name, names: names + [name]) { [weak self] in
                self?.scope?.coordinator.open(route)
            }
        }
        let themes = ([ThemeFolder.automatic] + Theme.builtIn.map(\.name)).map { name in
            PaletteItem(title: strings("palette.theme", name), detail: "") { [weak self] in self?.keep(.theme(name)) }
        }
        return (scope == nil ? [] : routes + accountItems) + themes
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
        let isOtherShown = other != entry.name[language] && !(shell.options.glyphs.isASCII && language == .english)
        let kind = strings["palette.kind.\(entry.kind.rawValue)"]
        return PaletteItem(
            title: entry.name[language], remark: isOtherShown ? "\(other)  \(kind)" : kind, detail: entry.route,
            names: [entry.name.english, entry.name.korean]
        ) { [weak self] in self?.scope?.coordinator.open(route) }
    }

    /// What a place is called here, then in the other language; its route where it has no name.
    private func placeNames(_ route: String) -> [String] {
        let key = "place.\(route)"
        if otherStrings?.language != strings.language.other {
            otherStrings = try? StringTable.load(strings.language.other, from: container.assets)
        }
        let names = [strings[key], otherStrings?[key] ?? key].filter { $0 != key }
        return names.isEmpty ? [route] : names
    }

    private var accountItems: [PaletteItem] {
        if ownLaunch != nil {
            return [
                PaletteItem(title: strings["palette.leave-demo"], detail: "") { [weak self] in
                    self?.enterOnboarding(.welcome)
                }
            ]
        }
        let isAccount = scope?.main.session.accountName != nil
        let other = PaletteItem(title: strings["palette.switch-account"], detail: "") { [weak self] in
            self?.enterOnboarding(.signIn)
        }
        let signOut = PaletteItem(title: strings["palette.sign-out"], detail: "") { [weak self] in self?.signOut() }
        return isAccount ? [other, signOut] : [other]
    }
}
