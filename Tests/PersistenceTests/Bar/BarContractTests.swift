import Domain
import TestSupport
import Testing

@testable import Persistence

/// The store behaves like the in-memory bar of other targets' tests, over random changes, undos and redos.
struct BarContractTests {
    @Test(arguments: 300..<312 as Range<UInt64>)
    func `the store and its stand-in behave alike`(seed: UInt64) async throws {
        let contract = try await Contract()
        var random = SplitMix64(seed: seed)
        func id() -> Identifier<Ingredient> { Identifier("thing-\(Int.random(in: 0..<5, using: &random))") }
        for step in 0..<40 {
            let place = "seed \(seed), step \(step)"
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let undone = [
                    try await contract.histories[0].undo(for: Profile.localID),
                    try await contract.histories[1].undo(for: Profile.localID),
                ]
                #expect((undone[0] == nil) == (undone[1] == nil), "\(place)")
            case 1:
                let redone = [
                    try await contract.histories[0].redo(for: Profile.localID),
                    try await contract.histories[1].redo(for: Profile.localID),
                ]
                #expect((redone[0] == nil) == (redone[1] == nil), "\(place)")
            case 2:
                let preferences = BarPreferences(
                    staples: [id()], substitutions: [Substitution(ingredient: id(), standIn: id())])
                for repository in contract.preferences {
                    try await repository.setPreferences(preferences, of: Profile.localID)
                }
            default:
                let level = BottleLevel(rawValue: Int.random(in: -1...3, using: &random))
                let change = BarChange(
                    added: Bool.random(using: &random) ? [Bottle(ingredient: id(), level: level)] : [],
                    removed: Bool.random(using: &random) ? [id(), id()] : [])
                let applied = [
                    try await contract.bars[0].change(change, of: Profile.localID),
                    try await contract.bars[1].change(change, of: Profile.localID),
                ]
                #expect(applied[0] == applied[1], "\(place)")
            }
            let shelves = [
                try await contract.bars[0].bottles(of: Profile.localID),
                try await contract.bars[1].bottles(of: Profile.localID),
            ]
            #expect(Set(shelves[0]) == Set(shelves[1]), "\(place)")
            let stored = [
                try await contract.preferences[0].preferences(of: Profile.localID),
                try await contract.preferences[1].preferences(of: Profile.localID),
            ]
            #expect(stored[0] == stored[1], "\(place)")
        }
    }
}
