public import Domain

/// Where a flow through drinks may begin.
public enum DrinksDestination: Hashable, Sendable {
    /// The recommendations, the root of the tab.
    case advice
    /// A list of the tab.
    case section(DrinkSection)
    /// The picker of tried drinks; the flow ends when it is left.
    case triedPicker
    /// The form in which a drink is noted as made, in a box above what is there.
    case madeForm(Identifier<Drink>)
    /// A drink's page.
    case drink(Identifier<Drink>)
    /// An ingredient's page.
    case ingredient(Identifier<Ingredient>)
    /// The page of a family of spirits.
    case base(BaseSpirit)
    /// Two drinks beside each other.
    case compare(Identifier<Drink>, Identifier<Drink>)
    /// A glass, a tool or a technique, in a box above what is there.
    case note(DrinkNote)
}
