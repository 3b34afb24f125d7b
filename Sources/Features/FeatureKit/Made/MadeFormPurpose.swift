package import Domain

package enum MadeFormPurpose: Hashable, Sendable {
    case new(Identifier<Drink>, servings: Int)
    /// Rates a drink and adds a note without making it.
    case opinion(Identifier<Drink>)

    package var drink: Identifier<Drink> {
        switch self {
        case .new(let drink, _), .opinion(let drink): drink
        }
    }

    var draftKey: String { isOpinion ? "opinion \(drink)" : drink.rawValue }

    func blank(_ opinion: DrinkOpinion?) -> MadeDraft {
        switch self {
        case .opinion: MadeDraft(rating: opinion?.rating, note: opinion?.note ?? "")
        case .new(_, let servings): MadeDraft(servings: Double(servings))
        }
    }

    var isOpinion: Bool { if case .opinion = self { true } else { false } }
}
