package struct KnownWork: Hashable, Sendable {
    package let work: WorkReference
    package let otherTitles: [String]
    /// Ids of online catalogues, such as `tmdb:603`.
    package let ids: [String]

    package init(work: WorkReference, otherTitles: [String] = [], ids: [String] = []) {
        self.work = work
        self.otherTitles = otherTitles
        self.ids = ids
    }
}
