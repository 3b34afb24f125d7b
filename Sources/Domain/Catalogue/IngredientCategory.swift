/// The category of an ingredient, in the order in which categories are shown.
public enum IngredientCategory: String, CaseIterable, Sendable {
    /// Gin, rum, whiskey and the rest.
    case spirit
    /// Sweetened spirits.
    case liqueur
    /// Fortified, still and sparkling wine.
    case wine
    /// Aromatised wine.
    case vermouth
    /// Bitters dashed from a small bottle.
    case bitters
    /// Beer, cider, makgeolli.
    case beer
    case juice
    case fruit
    case syrup
    /// Sugar, honey and the like.
    case sweetener
    /// Soda, tonic, cola.
    case mixer
    /// Milk, cream, coconut.
    case dairy
    /// Eggs and their parts.
    case egg
    /// Fresh herbs and vegetables.
    case herb
    /// Dry spices, sauces and salt.
    case spice
    /// Coffee and tea.
    case hot
    /// Everything else.
    case other
}
