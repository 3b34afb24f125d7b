enum PurchaseList: Sendable {
    /// Drinks missing a single ingredient, grouped by it.
    case oneAway
    case buyNext

    var destination: BarDestination { self == .oneAway ? .oneAway : .buyNext }
    /// The prefix of its string keys.
    var key: String { self == .oneAway ? "one-away" : "buy-next" }
}
