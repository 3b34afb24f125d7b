package import Domain

/// Formats a character's type for lists, never revealing more than the viewer may see.
package enum TypeText {
    /// `INTP`, `xNTP` or `guess INTP`; the viewer's own if only the number of votes is known; `?` if masked or unknown.
    package static func short(_ visibility: TypeVisibility, _ strings: Strings) -> String {
        guard let type = visibility.type else { return "?" }
        return known(type, strings) ?? type.mine.map { strings("type.mine-only", $0.text) } ?? "?"
    }

    /// The type with the viewer's own vote: `guess INTP · you INFJ`, `INTP · you too`.
    package static func withMine(_ visibility: TypeVisibility, _ strings: Strings) -> String {
        guard let type = visibility.type, let mine = type.mine?.text, let text = known(type, strings) else {
            return short(visibility, strings)
        }
        return text.hasSuffix(mine) ? strings("type.mine-too", text) : strings("type.mine", text, mine)
    }

    private static func known(_ type: CharacterType, _ strings: Strings) -> String? {
        type.guess.map { strings("type.guess", $0.text) } ?? type.crowd?.text
    }
}
