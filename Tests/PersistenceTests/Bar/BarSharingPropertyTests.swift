import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Over random shares, choices, changes, undos and departures: everybody sees the bar they chose among those shared with
/// them, and nobody sees or changes any other.
struct BarSharingPropertyTests {
    /// The expected shares, and the bar that each member uses.
    private struct Model {
        var shares: Set<[Identifier<Profile>]> = []
        var used: [Identifier<Profile>: Identifier<Profile>] = [:]

        func owner(for member: Identifier<Profile>) -> Identifier<Profile> { used[member] ?? member }
        func mayTouch(_ owner: Identifier<Profile>, _ member: Identifier<Profile>) -> Bool {
            owner == member || shares.contains([owner, member])
        }
    }

    @Test(arguments: 700..<712 as Range<UInt64>)
    func `nobody sees or changes a bar that is not shared with them`(seed: UInt64) async throws {
        let world = try await BarSharingWorld.make()
        var random = SplitMix64(seed: seed)
        var model = Model()
        var foreign = 0
        for step in 0..<120 {
            let place = "seed \(seed), step \(step)"
            let actor = BarSharingWorld.all[Int.random(in: 0..<3, using: &random)]
            let other = BarSharingWorld.all[Int.random(in: 0..<3, using: &random)]
            let before = try await shelves(world)
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                if (try? await world.sharing.share(barOf: actor, with: other, at: Int64(step))) == true {
                    model.shares.insert([actor, other])
                }
            case 1:
                let isEnded = try await world.sharing.end(barOf: actor, with: other)
                #expect(isEnded == (model.shares.remove([actor, other]) != nil), "\(place)")
                if model.used[other] == actor { model.used[other] = nil }
            case 2, 3:
                let isUsed = (try? await world.sharing.use(barOf: other, by: actor)) != nil
                #expect(isUsed == model.mayTouch(other, actor), "\(place)")
                if isUsed { model.used[actor] = other == actor ? nil : other }
            case 4:
                _ = try await world.history.undo(for: actor)
                try await expect(before, unchangedBut: { model.mayTouch($0, actor) }, world, place)
            case 5:
                _ = try await world.history.redo(for: actor)
                try await expect(before, unchangedBut: { model.mayTouch($0, actor) }, world, place)
            default:
                let id = Identifier<Ingredient>("thing-\(Int.random(in: 0..<6, using: &random))")
                let level = BottleLevel(rawValue: Int.random(in: 0...3, using: &random))
                let change =
                    Bool.random(using: &random)
                    ? BarChange(added: [Bottle(ingredient: id, level: level)]) : BarChange(removed: [id])
                try await world.bars.change(change, of: actor)
                try await expect(before, unchangedBut: { $0 == model.owner(for: actor) }, world, place)
            }
            let after = try await shelves(world)
            for member in BarSharingWorld.all {
                let owner = model.owner(for: member)
                let shelf = try await world.bars.inventory(of: member)
                if owner != member { foreign += 1 }
                #expect(shelf.host?.id == (owner == member ? nil : owner), "\(place)")
                #expect(Set(shelf.bottles) == after[owner], "\(place)")
            }
        }
        #expect(foreign > 0, "seed \(seed)")
    }

    private func expect(
        _ before: [Identifier<Profile>: Set<Bottle>], unchangedBut mayChange: (Identifier<Profile>) -> Bool,
        _ world: BarSharingWorld, _ place: String
    ) async throws {
        let after = try await shelves(world)
        for owner in BarSharingWorld.all where !mayChange(owner) {
            #expect(before[owner] == after[owner], "\(place)")
        }
    }

    /// Every member's own shelf, as stored.
    private func shelves(_ world: BarSharingWorld) async throws -> [Identifier<Profile>: Set<Bottle>] {
        try await world.database.read { db in
            var found = Dictionary(uniqueKeysWithValues: BarSharingWorld.all.map { ($0, Set<Bottle>()) })
            for owner in BarSharingWorld.all {
                for row in try Row.fetchAll(db, sql: SQLiteBarRepository.SQL.bottles, arguments: [owner.rawValue]) {
                    found[owner]?.insert(
                        Bottle(
                            ingredient: Identifier(row[0]),
                            level: (row[1] as Int?).flatMap(BottleLevel.init(rawValue:)), openedAt: row[2],
                            size: row[3], price: row[4]))
                }
            }
            return found
        }
    }
}
