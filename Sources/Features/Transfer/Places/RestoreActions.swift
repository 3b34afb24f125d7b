internal import Domain

/// Where a restore leads.
struct RestoreActions {
    /// Asks whether to go on.
    let ask: @MainActor (BackupContents, _ onYes: @escaping () -> Void) -> Void
    /// The store is another one now.
    let storeRestored: @MainActor () -> Void
}
