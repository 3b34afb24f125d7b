package import Domain

/// The collections of one member in memory.
package actor InMemoryCollectionRepository: CollectionRepository {
    private var order: [Identifier<DrinkCollection>] = []
    private var names: [Identifier<DrinkCollection>: String] = [:]
    private var members: [Identifier<DrinkCollection>: [Identifier<Drink>]] = [:]

    package init() {}

    package func collections(
        of profile: Identifier<Profile>, after last: DrinkCollection?, limit: Int
    ) async throws -> [DrinkCollection] {
        last == nil ? order.reversed().map(entry) : []
    }

    package func collection(
        _ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>
    ) async throws -> DrinkCollection? {
        names[id] == nil ? nil : entry(id)
    }

    package func drinks(
        in id: Identifier<DrinkCollection>, after last: Identifier<Drink>?, limit: Int
    ) async throws -> [Identifier<Drink>] {
        last == nil ? members[id] ?? [] : []
    }

    package func collections(
        holding drink: Identifier<Drink>, of profile: Identifier<Profile>
    ) async throws -> Set<Identifier<DrinkCollection>> {
        Set(members.filter { $0.value.contains(drink) }.keys)
    }

    package func create(
        _ name: String, with drinks: [Identifier<Drink>], at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<DrinkCollection> {
        let id = Identifier<DrinkCollection>(OwnRecordID.prefix + Slug.make(name))
        order.append(id)
        names[id] = name
        members[id] = drinks
        return id
    }

    package func rename(
        _ id: Identifier<DrinkCollection>, to name: String, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Bool {
        names.updateValue(name, forKey: id) != name
    }

    package func delete(_ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>) async throws -> Bool {
        order.removeAll { $0 == id }
        members[id] = nil
        return names.removeValue(forKey: id) != nil
    }

    package func add(
        _ drinks: [Identifier<Drink>], to id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>] {
        let new = drinks.filter { members[id]?.contains($0) == false }
        members[id, default: []] += new
        return new
    }

    package func remove(
        _ drink: Identifier<Drink>, from id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool {
        guard let place = members[id]?.firstIndex(of: drink) else { return false }
        members[id]?.remove(at: place)
        return true
    }

    package func move(
        _ drink: Identifier<Drink>, by step: Int, in id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool {
        guard let place = members[id]?.firstIndex(of: drink), members[id]?.indices.contains(place + step) == true
        else { return false }
        members[id]?.swapAt(place, place + step)
        return true
    }

    private func entry(_ id: Identifier<DrinkCollection>) -> DrinkCollection {
        DrinkCollection(
            id: id, name: names[id] ?? "", count: members[id]?.count ?? 0,
            editedAt: Int64(order.firstIndex(of: id) ?? 0))
    }
}
