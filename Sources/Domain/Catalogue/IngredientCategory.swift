/// The category of an ingredient, in the order in which categories are shown.
package enum IngredientCategory: String, CaseIterable, Sendable {
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

extension IngredientCategory {
    /// Per cent alcohol by volume that is usual for the category, for an ingredient whose strength nobody wrote down: 0
    /// for what never holds any, nil where anything may be meant.
    ///
    /// Spirits 40 and liqueurs 25: the bottlings sold most; wine 13, vermouth 17 (Regulation (EU) 251/2014: 14.5 to
    /// 22), beer 5, bitters 45.
    package var usualStrength: Double? {
        switch self {
        case .spirit: 40
        case .liqueur: 25
        case .wine: 13
        case .vermouth: 17
        case .bitters: 45
        case .beer: 5
        case .juice, .fruit, .syrup, .sweetener, .mixer, .dairy, .egg, .herb, .spice, .hot: 0
        case .other: nil
        }
    }
}
