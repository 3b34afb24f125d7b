/// Everything that has to do with the online catalogues, for who searches.
public struct OnlineAccess: Sendable {
    /// Looks for something.
    public let search: SearchOnline
    /// Keeps what was found.
    public let keep: KeepFound
    /// What was looked for last.
    public let recents: any RecentQueryRepository

    /// Memberwise.
    public init(search: SearchOnline, keep: KeepFound, recents: any RecentQueryRepository) {
        self.search = search
        self.keep = keep
        self.recents = recents
    }
}
