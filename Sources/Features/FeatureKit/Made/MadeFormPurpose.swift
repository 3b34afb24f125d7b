package import Domain

package enum MadeFormPurpose: Hashable, Sendable {
    case new(Identifier<Drink>, servings: Int)
    case change(MadeEntry)
    /// Rates a drink and adds a note without making it.
    case opinion(Identifier<Drink>)

    package var drink: Identifier<Drink> {
        switch self {
        case .new(let drink, _): drink
        case .change(let entry): entry.drink
        case .opinion(let drink): drink
        }
    }

    var draftKey: String {
        switch self {
        case .new(let drink, _): drink.rawValue
        case .change(let entry): "entry \(entry.id)"
        case .opinion(let drink): "opinion \(drink)"
        }
    }

    func blank(_ opinion: DrinkOpinion?, now: Int64, _ local: any LocalTime) -> MadeDraft {
        switch self {
        case .opinion: return MadeDraft(rating: opinion?.rating, note: opinion?.note ?? "")
        case .new(_, let servings): return MadeDraft(servings: Double(servings))
        case .change(let entry):
            return MadeDraft(
                evenings: max(0, local.days(from: entry.madeAt, to: now)), servings: entry.servings,
                rating: entry.rating,
                note: entry.note ?? "", variant: entry.variant)
        }
    }

    var isOpinion: Bool { if case .opinion = self { true } else { false } }
}
