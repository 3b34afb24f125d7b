/// The collections of members. Every change is one undoable step (`collection.create` …).
package protocol CollectionRepository: Sendable {
    /// A page of a member's collections after `last`, most recently changed first.
    func collections(
        of profile: Identifier<Profile>, after last: DrinkCollection?, limit: Int
    ) async throws -> [DrinkCollection]
    func collection(
        _ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>
    ) async throws -> DrinkCollection?
    func drinks(
        in id: Identifier<DrinkCollection>, after last: Identifier<Drink>?, limit: Int
    ) async throws -> [Identifier<Drink>]
    func collections(
        holding drink: Identifier<Drink>, of profile: Identifier<Profile>
    ) async throws -> Set<Identifier<DrinkCollection>>
    /// Creates a collection; returns its id, derived from the name.
    func create(
        _ name: String, with drinks: [Identifier<Drink>], at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<DrinkCollection>
    @discardableResult
    func rename(
        _ id: Identifier<DrinkCollection>, to name: String, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Bool
    @discardableResult
    func delete(_ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>) async throws -> Bool
    /// Appends drinks and returns the new ones; drinks already in the collection keep their position.
    @discardableResult
    func add(
        _ drinks: [Identifier<Drink>], to id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>]
    @discardableResult
    func remove(
        _ drink: Identifier<Drink>, from id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool
    /// Swaps a drink with its neighbour; returns whether there was one.
    @discardableResult
    func move(
        _ drink: Identifier<Drink>, by step: Int, in id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool
}

package struct DrinkCollection: Hashable, Sendable, Identifiable {
    package static let longestName = 60

    /// Such as `my-summer`.
    package let id: Identifier<DrinkCollection>
    package let name: String
    package let count: Int
    /// Seconds since 1970 UTC.
    package let editedAt: Int64

    package init(id: Identifier<DrinkCollection>, name: String, count: Int, editedAt: Int64) {
        self.id = id
        self.name = name
        self.count = count
        self.editedAt = editedAt
    }
}
