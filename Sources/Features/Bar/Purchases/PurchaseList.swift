/// The two lists of things that are worth buying.
enum PurchaseList {
    /// Drinks that lack one thing, by that thing.
    case oneAway
    /// What to buy next, ranked.
    case buyNext

    /// The route that opens it.
    var route: String { self == .oneAway ? "bar/one-away" : "bar/buy-next" }
    /// The beginning of its texts' keys.
    var key: String { self == .oneAway ? "one-away" : "buy-next" }
}
