package import Domain

/// What the form about a making is for.
package enum MadeFormPurpose: Hashable, Sendable {
    /// A new making, with so many servings to begin with.
    case new(Identifier<Drink>, servings: Int)
    /// An entry of the log is to be changed.
    case change(MadeEntry)
    /// A rating and a note without making it.
    case opinion(Identifier<Drink>)

    /// The drink it is about.
    package var drink: Identifier<Drink> {
        switch self {
        case .new(let drink, _): drink
        case .change(let entry): entry.drink
        case .opinion(let drink): drink
        }
    }

    /// Under which its draft is kept.
    var draftKey: String {
        switch self {
        case .new(let drink, _): drink.rawValue
        case .change(let entry): "entry \(entry.id)"
        case .opinion(let drink): "opinion \(drink)"
        }
    }

    /// What an empty form holds: what is there already.
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

    /// Whether it is no making.
    var isOpinion: Bool { if case .opinion = self { true } else { false } }
}
