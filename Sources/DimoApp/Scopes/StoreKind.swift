/// Where what a member writes is kept.
package enum StoreKind: Hashable, Sendable {
    /// In the database file.
    case file
    /// Nowhere: it is gone when the program ends.
    case memory
    /// A store that shows one state of every screen, for drawings of it.
    case state(StagedState)
}
