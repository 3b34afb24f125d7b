/// A question before something that cannot be undone.
struct RecipeQuestion {
    let title: String
    let text: String
    /// The words of the answer that acts.
    let yes: String
    let onYes: @MainActor () -> Void
}
