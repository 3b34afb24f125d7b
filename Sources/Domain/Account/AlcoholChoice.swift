/// What a member said when asked for the legal drinking age; asked once.
public enum AlcoholChoice: String, Hashable, Sendable, CaseIterable {
    /// Of legal drinking age where they are. In Korea: from 1 January of the year one turns 19.
    case ofAge = "of-age"
    /// Drinks with alcohol stay hidden.
    case hidden
}
