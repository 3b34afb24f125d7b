import Domain
import TestSupport
import Testing

@testable import Persistence

/// Two members, one bar, a history each.
@Suite struct BarSharingHistoryTests {
    private let local = BarSharingWorld.local
    private let juno = BarSharingWorld.juno
    private let mina = BarSharingWorld.mina

    @Test func `each member undoes only their own steps in a shared bar`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.put("gin", by: juno)
        try await world.put("rum", by: mina)
        #expect(try await world.history.undo(for: juno)?.subjects == ["gin"])
        #expect(try await world.seen(by: juno) == ["rum"])
        #expect(try await world.history.undo(for: mina)?.subjects == ["rum"])
        #expect(try await world.seen(by: juno).isEmpty)
        #expect(try await world.history.redo(for: mina)?.subjects == ["rum"])
        #expect(try await world.seen(by: mina) == ["rum"])
    }

    @Test func `steps in a shared bar can be undone while another bar is in use`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.put("rum", by: mina)
        try await world.sharing.use(barOf: mina, by: mina)
        #expect(try await world.history.undo(for: mina)?.subjects == ["rum"])
        #expect(try await world.seen(by: juno).isEmpty)
    }

    @Test func `the end of sharing discards the guest's steps, even if it is shared again`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.put("lime", by: mina)
        try await world.lend(juno, to: mina)
        try await world.put("rum", by: mina)
        try await world.put("gin", by: mina)
        _ = try await world.history.undo(for: mina)
        try await world.sharing.end(barOf: juno, with: mina)
        #expect(try await world.history.redo(for: mina) == nil)
        #expect(try await world.seen(by: juno) == ["rum"])
        try await world.lend(juno, to: mina)
        // The step before, in the own bar, is the newest now.
        #expect(try await world.history.undo(for: mina)?.subjects == ["lime"])
        #expect(try await world.history.undo(for: mina) == nil)
        #expect(try await world.seen(by: juno) == ["rum"])
    }

    @Test func `the end of one share keeps the steps of the owner and of others`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.lend(juno, to: local)
        try await world.put("gin", by: juno)
        try await world.put("rum", by: local)
        try await world.sharing.end(barOf: juno, with: mina)
        #expect(try await world.history.undo(for: local)?.subjects == ["rum"])
        #expect(try await world.history.undo(for: juno)?.subjects == ["gin"])
    }

    @Test func `an undo keeps what the other member has changed since`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.put("rum", "lime", by: mina)
        let half = Bottle(ingredient: "rum", level: .half, size: 700, price: 38_000)
        try await world.bars.change(BarChange(added: [half]), of: juno)
        #expect(try await world.history.undo(for: mina)?.kind == "bar.add")
        #expect(try await world.bars.bottles(of: juno) == [half])
        // The owner can still undo their own step.
        #expect(try await world.history.undo(for: juno)?.kind == "bar.level")
        #expect(try await world.bars.bottles(of: juno) == [Bottle(ingredient: "rum")])
    }

    @Test func `an undo skips a step of which nothing is left`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.put("lime", by: mina)
        try await world.put("rum", by: mina)
        try await world.bars.change(BarChange(removed: ["rum"]), of: juno)
        #expect(try await world.history.undo(for: mina)?.subjects == ["lime"])
        #expect(try await world.history.undo(for: mina) == nil)
    }

    @Test func `substitutions are undone together or not at all`() async throws {
        let world = try await BarSharingWorld.make()
        let first = Substitution(ingredient: "lime", standIn: "lemon")
        let second = Substitution(ingredient: "gin", standIn: "vodka")
        try await world.lend(juno, to: mina)
        try await world.preferences.setPreferences(BarPreferences(substitutions: [first, second]), of: mina)
        try await world.preferences.setPreferences(BarPreferences(substitutions: [second]), of: juno)
        #expect(try await world.history.undo(for: mina) == nil)
        #expect(try await world.preferences.preferences(of: juno).substitutions == [second])
        _ = try await world.history.undo(for: juno)
        #expect(try await world.preferences.preferences(of: mina).substitutions == [first, second])
    }

    @Test func `a member who left undoes nothing, and the shared bar keeps their bottles`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.put("rum", by: mina)
        try await world.accounts.leave(mina, because: LeavingReason(.other), at: 9)
        #expect(try await world.seen(by: juno) == ["rum"])
        #expect(try await world.history.undo(for: mina) == nil)
    }

    @Test func `an undo puts nothing into the bar of a member who left`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.put("rum", by: mina)
        try await world.bars.change(BarChange(removed: ["rum"]), of: mina)
        try await world.accounts.leave(juno, because: LeavingReason(.other), at: 9)
        #expect(try await world.history.undo(for: mina) == nil)
        #expect(try await world.seen(by: mina).isEmpty)
    }
}
