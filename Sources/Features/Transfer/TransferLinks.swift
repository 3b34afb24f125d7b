/// Where import, export and backup lead outside themselves; filled in by the composition root.
public struct TransferLinks {
    /// The whole store is another one now: whatever was read from it is read again.
    public let storeRestored: @MainActor () -> Void

    /// Makes exits.
    public init(storeRestored: @escaping @MainActor () -> Void) {
        self.storeRestored = storeRestored
    }
}
