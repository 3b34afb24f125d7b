/// The two lists of things that are worth buying.
enum PurchaseList: Sendable {
    /// Drinks that lack one thing, by that thing.
    case oneAway
    /// What to buy next, ranked.
    case buyNext

    /// The place it is.
    var destination: BarDestination { self == .oneAway ? .oneAway : .buyNext }
    /// The beginning of its texts' keys.
    var key: String { self == .oneAway ? "one-away" : "buy-next" }
}
