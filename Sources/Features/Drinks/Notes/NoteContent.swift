/// What a note shows.
struct NoteContent: Equatable {
    let title: String
    /// A short line above the text, such as a volume.
    var detail: String?
    let text: String
    /// A drawing above the text; empty for none.
    var art: [String] = []
}
