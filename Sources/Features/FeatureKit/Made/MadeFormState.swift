package struct MadeFormState: ScreenState {
    enum Field: Equatable, CaseIterable {
        case day
        case servings
        case rating
        case variant
        case note
    }

    package var phase: Phase = .idle
    var name = ""
    var draft = MadeDraft()
    var fields: [Field] = [.day, .servings, .rating, .note]
    var day = ""
    var servings = ""
    var variant = ""
    var isDraft = false
    var isOpinion = false
}
