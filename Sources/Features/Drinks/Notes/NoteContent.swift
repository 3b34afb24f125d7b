struct NoteContent: Equatable {
    let title: String
    /// A short line above the text, such as a volume.
    var detail: String?
    let text: String
    var art: [String] = []
}
