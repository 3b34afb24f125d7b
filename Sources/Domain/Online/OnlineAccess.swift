/// Everything that has to do with the online catalogues, for who searches.
package struct OnlineAccess: Sendable {
    /// Looks for something.
    package let search: SearchOnline
    package let keep: KeepFound
    /// What was looked for last.
    package let recents: any RecentQueryRepository

    package init(search: SearchOnline, keep: KeepFound, recents: any RecentQueryRepository) {
        self.search = search
        self.keep = keep
        self.recents = recents
    }
}
