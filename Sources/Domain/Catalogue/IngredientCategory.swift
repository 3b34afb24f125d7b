/// The category of an ingredient, in display order.
package enum IngredientCategory: String, CaseIterable, Sendable {
    case spirit
    case liqueur
    case wine
    case vermouth
    case bitters
    /// Beer, cider, makgeolli.
    case beer
    case juice
    case fruit
    case syrup
    case sweetener
    case mixer
    /// Milk, cream, coconut.
    case dairy
    case egg
    case herb
    case spice
    /// Coffee and tea.
    case hot
    case other

    /// The usual per cent alcohol by volume, for ingredients of unknown strength: 0 for categories that never hold
    /// alcohol, nil where anything is possible. Spirits 40 and liqueurs 25 are the best-selling bottlings; wine 13,
    /// vermouth 17 (Regulation (EU) 251/2014: 14.5 to 22), beer 5, bitters 45.
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

    /// The usual grams of sugar in 100 ml, for ingredients of unknown sugar; nil where it varies. Distilled spirits
    /// have none; bitters, herbs, spices and eggs have too little to count.
    package var usualSugar: Double? {
        switch self {
        case .spirit, .bitters, .herb, .spice, .egg: 0
        case .liqueur, .wine, .vermouth, .beer, .juice, .fruit, .syrup, .sweetener, .mixer, .dairy, .hot, .other:
            nil
        }
    }
}
