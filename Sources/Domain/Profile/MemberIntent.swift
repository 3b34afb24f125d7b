/// What a guest wanted to do when only a member may: it is carried out after the sign-up.
public enum MemberIntent: Hashable, Sendable {
    /// Save a drink, or take it from the saved ones.
    case mark(Identifier<Drink>, DrinkMark)
    /// Put a bottle into the bar, or take it out.
    case toggleBottle(Identifier<Ingredient>)
    /// Put what a drink lacks on the shopping list.
    case buyMissing(Identifier<Drink>)
    /// Go on at a place, where a form waits for the member.
    case open(route: String)
}
