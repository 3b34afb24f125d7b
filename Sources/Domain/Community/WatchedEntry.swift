/// An entry of the watched log.
public struct WatchedEntry: Hashable, Sendable, Identifiable {
    /// A number in digits; later entries have larger ones.
    public let id: Identifier<WatchedEntry>
    /// What was told.
    public var watching: Watching
    /// The work.
    public let work: WorkReference

    /// Memberwise.
    public init(id: Identifier<WatchedEntry>, watching: Watching, work: WorkReference) {
        self.id = id
        self.watching = watching
        self.work = work
    }
}
