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

package enum EditorText {
    /// Compares the viewer's vote with the editor's type, and gives the editor's reason; empty without either.
    package static func sentences(of result: VoteResult, _ strings: Strings) -> [String] {
        guard let mine = result.mine, let editor = result.editor else { return [] }
        let letters = mine.sharedLetters(with: editor)
        let reason = result.editorReason.map { [$0[strings.language]] } ?? []
        guard letters < MBTIAxis.allCases.count else { return [strings("result.editor-agrees", editor.text)] + reason }
        let axes = MBTIAxis.allCases.filter { mine.letter(on: $0) != editor.letter(on: $0) }
            .map { "\($0.first)/\($0.second)" }.joined(separator: ", ")
        return [strings("result.editor", String(letters), editor.text, axes)] + reason
    }
}
