/// The store during an import, as far as diaries are concerned.
package protocol DiaryStore: AnyObject {
    func knownWorks() throws -> [KnownWork]
    /// The member's watched log.
    func watchings() throws -> [KnownWatching]
    /// The works the member wishes to watch.
    func wishedWorks() throws -> Set<Identifier<Work>>
    /// Adds a work of the member's own, without a cast, under an id derived from its title.
    ///
    /// - Throws: `ImportRefusal` if it is invalid; any other error ends the import.
    func add(_ work: Work) throws -> Identifier<Work>
    /// Notes which ids of online catalogues a work has, such as `imdb:tt0017136`; an id that is known already stays.
    func link(_ ids: [String], to work: Identifier<Work>) throws
    /// Writes an entry of the log; `id` is that of the entry it replaces, nil for a new one.
    func put(_ watching: Watching, as id: Identifier<WatchedEntry>?) throws
    /// Wishes for a work that is not wished for.
    func wish(_ work: Identifier<Work>, at moment: Int64) throws
}

/// An entry of the watched log before an import.
package struct KnownWatching: Hashable, Sendable {
    package let id: Identifier<WatchedEntry>
    package let watching: Watching

    package init(id: Identifier<WatchedEntry>, watching: Watching) {
        self.id = id
        self.watching = watching
    }
}
