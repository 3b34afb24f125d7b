package struct OnlineAccess: Sendable {
    package let search: SearchOnline
    package let keep: KeepFound
    package let recents: any RecentQueryRepository

    package init(search: SearchOnline, keep: KeepFound, recents: any RecentQueryRepository) {
        self.search = search
        self.keep = keep
        self.recents = recents
    }
}
