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
