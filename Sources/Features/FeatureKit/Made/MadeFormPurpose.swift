public import Domain

/// What the form about a making is for.
public enum MadeFormPurpose: Hashable, Sendable {
    /// A new making, with so many servings to begin with.
    case new(Identifier<Drink>, servings: Int)
    /// An entry of the log is to be changed.
    case change(MadeEntry)
    /// A rating and a note without making it.
    case opinion(Identifier<Drink>)

    /// The drink it is about.
    public var drink: Identifier<Drink> {
        switch self {
        case .new(let drink, _): drink
        case .change(let entry): entry.drink
        case .opinion(let drink): drink
        }
    }

    /// Under which its draft is kept.
    var subject: MadeDrafts.Subject {
        switch self {
        case .new(let drink, _): .drink(drink)
        case .change(let entry): .entry(entry.id)
        case .opinion(let drink): .opinion(drink)
        }
    }
}
