/// An action of a guest that needs an account. It is carried out after the sign-up.
package enum MemberIntent: Hashable, Sendable {
    case mark(Identifier<Drink>, DrinkMark)
    case toggleBottle(Identifier<Ingredient>)
    case buyMissing(Identifier<Drink>)
    case logMaking(Identifier<Drink>)
    case open(route: String)
}
