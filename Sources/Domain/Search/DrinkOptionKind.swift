/// What an option is about. Options of one kind are alternatives; kinds hold together.
public enum DrinkOptionKind: String, CaseIterable, Sendable {
    /// The base.
    case base
    /// How far the bar is from it.
    case away
    /// What the member said of it.
    case mine
    /// The strength meter.
    case strength
    /// The sugar meter.
    case sugar
    /// The level meter.
    case level
    /// How many ingredients it takes.
    case size
    /// What goes in.
    case ingredient
    /// How it is mixed.
    case technique
    /// The words it is grouped by.
    case tag
    /// The glass.
    case glass
    /// The IBA's groups.
    case iba
    /// With or without alcohol.
    case alcohol

    /// Whether all wanted options must hold rather than one of them: who asks for gin and Campari wants both.
    public var needsAll: Bool { self == .ingredient }

    /// Whether a wanted option takes the place of the one before.
    public var isSingle: Bool { self == .away }
}
