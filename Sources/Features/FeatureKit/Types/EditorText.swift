package import Domain

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
