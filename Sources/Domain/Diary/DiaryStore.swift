/// The part of the store that importing diaries needs.
package protocol DiaryStore: AnyObject {
    func knownWorks() throws -> [KnownWork]
    func watchings() throws -> [KnownWatching]
    func wishedWorks() throws -> Set<Identifier<Work>>
    /// Adds a work of the member's own, without a cast, under an id derived from its title. Throws `ImportRefusal` if
    /// the work is invalid; any other error ends the import.
    func add(_ work: Work) throws -> Identifier<Work>
    /// Stores a work's ids in online catalogues, such as `imdb:tt0017136`; known ids stay.
    func link(_ ids: [String], to work: Identifier<Work>) throws
    /// Writes an entry of the log in place of the one with `id`; nil for a new one.
    func put(_ watching: Watching, as id: Identifier<WatchedEntry>?) throws
    func wish(_ work: Identifier<Work>, at moment: Int64) throws
    func unwish(_ work: Identifier<Work>) throws
    /// Likes a work, unless the member said something else about it; returns whether it is new.
    func like(_ work: Identifier<Work>, at moment: Int64) throws -> Bool
    /// Puts a work into a list; returns whether it is new there.
    func put(_ work: Identifier<Work>, in place: WorkListPlace) throws -> Bool
}

package struct KnownWatching: Hashable, Sendable {
    package let id: Identifier<WatchedEntry>
    package let watching: Watching

    package init(id: Identifier<WatchedEntry>, watching: Watching) {
        self.id = id
        self.watching = watching
    }
}
