package enum StoreKind: Hashable, Sendable {
    case file
    /// In memory, discarded when the program ends.
    case memory
    /// In a store that shows one state of every screen, for snapshots.
    case state(StagedState)
}
