import Domain

/// A question with several answers.
package struct SearchChoice {
    let title: String
    /// What to choose from, the first for no choice.
    let options: [String]
    /// Gets the place of what was chosen.
    let chosen: @MainActor (Int) -> Void

    /// Asks for a type.
    static func type(_ strings: Strings, chosen: @escaping @MainActor (MBTI?) -> Void) -> SearchChoice {
        SearchChoice(title: strings["search.type"], options: [strings["search.any"]] + MBTI.all.map(\.text)) {
            chosen($0 == 0 ? nil : MBTI.all[$0 - 1])
        }
    }

    /// Asks for a genre.
    static func genre(
        of genres: [Genre], _ strings: Strings, chosen: @escaping @MainActor (Identifier<Genre>?) -> Void
    ) -> SearchChoice {
        SearchChoice(
            title: strings["search.genre"],
            options: [strings["search.any"]] + genres.map { $0.name[strings.language] }
        ) { chosen($0 == 0 ? nil : genres[$0 - 1].id) }
    }
}
