/// The lists that follow from what stands on the shelf.
enum BarList: Hashable {
    /// What can be made now.
    case makeable
    /// What to buy, in one of two orders.
    case purchases(PurchaseList)
    /// What wants to be used up.
    case useUp
}
