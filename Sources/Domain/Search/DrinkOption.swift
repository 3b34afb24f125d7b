package enum DrinkOption: Hashable, Sendable {
    case base(BaseSpirit)
    /// Lacks at most this many ingredients.
    case away(Int)
    case marked(DrinkMark)
    case made
    /// Written or imported by the member.
    case own
    /// Rated by the member with at least this many stars, 1–5.
    case rated(Int)
    case collection(Identifier<DrinkCollection>)
    /// The recipe's source: a site, a book, a person (see `SourceName`).
    case source(String)
    case tool(Identifier<Tool>)
    /// A step of the strength meter, 0–3; `unknownStrength` for an unknown strength.
    case strength(Int)
    /// A step of the sugar meter, 0–3.
    case sugar(Int)
    /// A step of the level meter, 1–3.
    case level(Int)
    case size(ClosedRange<Int>)
    /// An ingredient, or anything below it in the tree; optional lines count.
    case ingredient(Identifier<Ingredient>)
    case technique(TechniqueKind)
    case tag(Identifier<Tag>)
    case glass(Identifier<Glass>)
    case iba(IBAGroup)
    /// No alcohol at all; used for hiding alcohol.
    case alcoholFree

    package static let sizes: [DrinkOption] = [.size(0...2), .size(3...3), .size(4...4), .size(5...5), .size(6...255)]
    package static let distances: [DrinkOption] = [.away(0), .away(1), .away(2), .away(3)]

    /// An unknown strength, sorted after the steps of the meter.
    package static let unknownStrength = DrinkOption.strength(4)

    package static let mine: [DrinkOption] = [.marked(.saved), .made, .marked(.tried), .own]
    package static let ratings: [DrinkOption] = [.rated(5), .rated(4), .rated(3), .rated(2), .rated(1)]

    package var kind: DrinkOptionKind {
        switch self {
        case .base: .base
        case .away: .away
        case .marked, .made, .own: .mine
        case .rated: .rating
        case .collection: .collection
        case .source: .source
        case .tool: .tool
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
package enum DrinkOptionKind: String, CaseIterable, Sendable {
    case base
    case away
    case mine
    case rating
    case collection
    case strength
    case sugar
    case level
    case size
    case ingredient
    case technique
    case tag
    case glass
    case tool
    case source
    case iba
    case alcohol

    /// Whether all wanted options must hold rather than one: asking for gin and Campari means both.
    package var needsAll: Bool { self == .ingredient }

    /// Whether a wanted option replaces the previous one.
    package var isSingle: Bool { self == .away || self == .rating }
}
