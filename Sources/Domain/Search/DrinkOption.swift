/// One thing a drink can be asked for, or asked not to be.
public enum DrinkOption: Hashable, Sendable {
    /// A family of spirits.
    case base(BaseSpirit)
    /// It lacks at most so many things.
    case away(Int)
    /// The member gave it this mark.
    case marked(DrinkMark)
    /// The member made it.
    case made
    /// A step of the strength meter, 0-3.
    case strength(Int)
    /// A step of the sugar meter, 0-3.
    case sugar(Int)
    /// A step of the level meter, 1-3.
    case level(Int)
    /// So many ingredients that must be there.
    case size(ClosedRange<Int>)
    /// An ingredient, or anything below it in the tree; optional lines count.
    case ingredient(Identifier<Ingredient>)
    /// A technique among those it takes.
    case technique(TechniqueKind)
    /// A tag.
    case tag(Identifier<Tag>)
    /// A glass.
    case glass(Identifier<Glass>)
    /// A group of the IBA's list.
    case iba(IBAGroup)
    /// No alcohol at all; hiding alcohol wants this.
    case alcoholFree

    /// The numbers of ingredients that are offered.
    public static let sizes: [DrinkOption] = [.size(0...2), .size(3...3), .size(4...4), .size(5...5), .size(6...255)]
    /// The distances that are offered.
    public static let distances: [DrinkOption] = [.away(0), .away(1), .away(2), .away(3)]

    /// What a member may have said of a drink.
    public static let mine: [DrinkOption] = [.marked(.saved), .made, .marked(.tried)]

    /// What it is about.
    public var kind: DrinkOptionKind {
        switch self {
        case .base: .base
        case .away: .away
        case .marked, .made: .mine
        case .strength: .strength
        case .sugar: .sugar
        case .level: .level
        case .size: .size
        case .ingredient: .ingredient
        case .technique: .technique
        case .tag: .tag
        case .glass: .glass
        case .iba: .iba
        case .alcoholFree: .alcohol
        }
    }
}
