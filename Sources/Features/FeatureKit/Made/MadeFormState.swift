/// What the form about a making shows.
package struct MadeFormState: ScreenState {
    /// A line of the form.
    enum Field: Equatable, CaseIterable {
        case day
        case servings
        case rating
        case variant
        case note
    }

    /// Where its content stands.
    package var phase: Phase = .idle
    /// The drink's name.
    var name = ""
    var draft = MadeDraft()
    /// The lines, from the top.
    var fields: [Field] = [.day, .servings, .rating, .note]
    /// The day in words.
    var day = ""
    /// The servings in words.
    var servings = ""
    /// The variant's name.
    var variant = ""
    /// Whether something was left here before.
    var isDraft = false
    var isOpinion = false
}
