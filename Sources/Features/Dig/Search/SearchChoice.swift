import Domain

package struct SearchChoice {
    let title: String
    /// The options; those of a filter begin with "any".
    let options: [String]
    /// Receives the index of the chosen option.
    let chosen: @MainActor (Int) -> Void

    static func type(_ strings: Strings, chosen: @escaping @MainActor (MBTI?) -> Void) -> SearchChoice {
        SearchChoice(title: strings["search.type"], options: [strings["search.any"]] + MBTI.all.map(\.text)) {
            chosen($0 == 0 ? nil : MBTI.all[$0 - 1])
        }
    }

    static func catalogue(
        _ providers: [OnlineProvider], hasTMDBKey: Bool, _ strings: Strings,
        chosen: @escaping @MainActor (OnlineProvider) -> Void
    ) -> SearchChoice {
        SearchChoice(
            title: strings["search.switch-on.title"],
            options: providers.map { provider in
                let detail = provider == .tmdb && !hasTMDBKey ? "no-key" : provider.rawValue
                return "\(provider.name): \(strings["online.settings.\(detail)"])"
            }
        ) { chosen(providers[$0]) }
    }

    static func genre(
        of genres: [Genre], _ strings: Strings, chosen: @escaping @MainActor (Identifier<Genre>?) -> Void
    ) -> SearchChoice {
        SearchChoice(
            title: strings["search.genre"],
            options: [strings["search.any"]] + genres.map { $0.name[strings.language] }
        ) { chosen($0 == 0 ? nil : genres[$0 - 1].id) }
    }
}
