/// A question with several answers, asked in a box.
struct SearchChoice {
    let title: String
    /// What to choose from, the first for no choice.
    let options: [String]
    /// Gets the place of what was chosen.
    let chosen: @MainActor (Int) -> Void
}
