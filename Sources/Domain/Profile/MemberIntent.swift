/// What a guest wanted to do that needs an account: it is carried out after the sign-up.
package enum MemberIntent: Hashable, Sendable {
    /// Toggle a mark on a drink.
    case mark(Identifier<Drink>, DrinkMark)
    /// Toggle a bottle in the bar.
    case toggleBottle(Identifier<Ingredient>)
    /// Add what a drink lacks to the shopping list.
    case buyMissing(Identifier<Drink>)
    /// Note a drink as made, in its form.
    case logMaking(Identifier<Drink>)
    /// Go to a route, where a form needs a member.
    case open(route: String)
}
