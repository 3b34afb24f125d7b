/// The collections of members, kept. Every change is one step that can be undone (`collection.create` …).
public protocol CollectionRepository: Sendable {
    /// A page of a member's collections, the one changed last first, at most `limit`; `last` is the end of the page before.
    func collections(
        of profile: Identifier<Profile>, after last: DrinkCollection?, limit: Int
    ) async throws -> [DrinkCollection]
    /// A collection; nil when the member has none of that id.
    func collection(
        _ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>
    ) async throws -> DrinkCollection?
    /// The drinks in it, in their order, at most `limit` from the one after `last`.
    func drinks(
        in id: Identifier<DrinkCollection>, after last: Identifier<Drink>?, limit: Int
    ) async throws -> [Identifier<Drink>]
    /// The member's collections that hold a drink.
    func collections(
        holding drink: Identifier<Drink>, of profile: Identifier<Profile>
    ) async throws -> Set<Identifier<DrinkCollection>>
    /// Makes a collection with these drinks in it; answers its id, made from the name.
    func create(
        _ name: String, with drinks: [Identifier<Drink>], at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<DrinkCollection>
    /// Gives it another name; answers whether that changed anything.
    @discardableResult
    func rename(
        _ id: Identifier<DrinkCollection>, to name: String, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Bool
    /// Takes it away; answers whether it was there.
    @discardableResult
    func delete(_ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>) async throws -> Bool
    /// Puts drinks at its end; those that are in it stay where they are. Answers those that are new.
    @discardableResult
    func add(
        _ drinks: [Identifier<Drink>], to id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>]
    /// Takes a drink out; answers whether it was in.
    @discardableResult
    func remove(
        _ drink: Identifier<Drink>, from id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool
    /// Moves a drink before or behind its neighbour; answers whether there was one.
    @discardableResult
    func move(
        _ drink: Identifier<Drink>, by step: Int, in id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool
}
