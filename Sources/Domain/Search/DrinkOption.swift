/// A property of a drink that a filter can want or reject.
public enum DrinkOption: Hashable, Sendable {
    case base(BaseSpirit)
    /// It lacks at most this many ingredients.
    case away(Int)
    /// The member gave it this mark.
    case marked(DrinkMark)
    /// The member made it.
    case made
    /// A step of the strength meter, 0-3; `unknownStrength` for a strength nobody knows.
    case strength(Int)
    /// A step of the sugar meter, 0-3.
    case sugar(Int)
    /// A step of the level meter, 1-3.
    case level(Int)
    /// The number of required ingredients.
    case size(ClosedRange<Int>)
    /// An ingredient, or anything below it in the tree; optional lines count.
    case ingredient(Identifier<Ingredient>)
    /// One of its techniques.
    case technique(TechniqueKind)
    case tag(Identifier<Tag>)
    case glass(Identifier<Glass>)
    case iba(IBAGroup)
    /// No alcohol at all; hiding alcohol uses this.
    case alcoholFree

    /// The numbers of ingredients offered as options.
    public static let sizes: [DrinkOption] = [.size(0...2), .size(3...3), .size(4...4), .size(5...5), .size(6...255)]
    /// The distances offered as options.
    public static let distances: [DrinkOption] = [.away(0), .away(1), .away(2), .away(3)]

    /// A strength that nobody knows, after the steps of the meter.
    public static let unknownStrength = DrinkOption.strength(4)

    /// The options about the member.
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

/// The kind of an option. Options of one kind are alternatives; different kinds must all hold.
public enum DrinkOptionKind: String, CaseIterable, Sendable {
    case base
    /// How many ingredients the bar lacks.
    case away
    /// The member's marks and log.
    case mine
    case strength
    case sugar
    case level
    /// The number of ingredients.
    case size
    case ingredient
    case technique
    case tag
    case glass
    case iba
    /// With or without alcohol.
    case alcohol

    /// Whether all wanted options must hold rather than one of them: asking for gin and Campari means both.
    public var needsAll: Bool { self == .ingredient }

    /// Whether a wanted option replaces the previous one.
    public var isSingle: Bool { self == .away }
}
