import Domain
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// A bar that is shared on purpose: who sees it, who changes it, and how it ends.
@Suite struct SQLiteBarSharingRepositoryTests {
    private let local = BarSharingWorld.local
    private let juno = BarSharingWorld.juno
    private let mina = BarSharingWorld.mina

    @Test func `a shared bar is seen once it is chosen, and the own bar stays unchanged`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.put("gin", by: juno)
        try await world.put("rum", by: mina)
        #expect(try await world.sharing.share(barOf: juno, with: mina, at: 5))
        #expect(try await world.seen(by: mina) == ["rum"])
        try await world.sharing.use(barOf: juno, by: mina)
        #expect(try await world.seen(by: mina) == ["gin"])
        #expect(try await world.bars.inventory(of: mina).host?.nickname == "juno")
        try await world.put("campari", by: mina)
        #expect(try await world.seen(by: juno) == ["gin", "campari"])
        #expect(try await world.bars.inventory(of: juno).host == nil)
        try await world.sharing.use(barOf: mina, by: mina)
        #expect(try await world.seen(by: mina) == ["rum"])
        #expect(try await world.bars.inventory(of: mina).host == nil)
    }

    @Test func `staples and substitutions belong to the bar`() async throws {
        let world = try await BarSharingWorld.make()
        let own = BarPreferences(staples: ["sugar"])
        let shared = BarPreferences(
            staples: ["salt"], substitutions: [Substitution(ingredient: "lime", standIn: "lemon")])
        try await world.preferences.setPreferences(own, of: mina)
        try await world.lend(juno, to: mina)
        try await world.preferences.setPreferences(shared, of: mina)
        #expect(try await world.preferences.preferences(of: juno) == shared)
        try await world.sharing.use(barOf: mina, by: mina)
        #expect(try await world.preferences.preferences(of: mina) == own)
    }

    @Test func `bought bottles go to the bar in use, and shopping lists stay private`() async throws {
        let world = try await BarSharingWorld.make()
        let shopping = SQLiteShoppingRepository(database: world.database)
        try await world.lend(juno, to: mina)
        _ = try await shopping.add([ShoppingEntry(.ingredient("salt"))], of: juno)
        let items = try await shopping.add([ShoppingEntry(.ingredient("gin"))], of: mina)
        #expect(try await shopping.items(of: mina).count == 1)
        try await shopping.setDone(true, items.map(\.id), of: mina)
        #expect(try await world.seen(by: juno) == ["gin"])
        try await world.sharing.end(barOf: juno, with: mina)
        #expect(try await world.seen(by: mina).isEmpty)
        // An undo takes back the member's own tick, but not the bottle in the bar that is no longer shared.
        #expect(try await world.history.undo(for: mina)?.kind == "shopping.done")
        #expect(try await shopping.items(of: mina).map(\.isDone) == [false])
        #expect(try await world.seen(by: juno) == ["gin"])
    }

    @Test func `both sides list a share, as given and as received`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.sharing.share(barOf: juno, with: mina, at: 5)
        try await world.sharing.share(barOf: juno, with: local, at: 6)
        try await world.sharing.use(barOf: juno, by: local)
        let given = try await world.sharing.shares(of: juno)
        #expect(given.given.map(\.partner.text) == ["local", "mina"])
        #expect(given.given.map(\.isUsed) == [true, false])
        #expect(given.given.map(\.sharedAt) == [6, 5])
        #expect(given.received.isEmpty)
        let received = try await world.sharing.shares(of: local)
        #expect(received.received.map(\.partner.text) == ["juno"])
        #expect(received.host?.id == juno)
        #expect(try await world.sharing.shares(of: mina).host == nil)
    }

    @Test func `an impossible share is refused, and a repeated one changes nothing`() async throws {
        let world = try await BarSharingWorld.make()
        await #expect(throws: BarSharingProblem.isOwn) { try await world.sharing.share(barOf: juno, with: juno, at: 1) }
        await #expect(throws: AccountProblem.gone) { try await world.sharing.share(barOf: juno, with: "no", at: 1) }
        await #expect(throws: AccountProblem.gone) {
            try await world.sharing.share(barOf: Profile.guestID, with: juno, at: 1)
        }
        await #expect(throws: BarSharingProblem.notShared) { try await world.sharing.use(barOf: juno, by: mina) }
        #expect(try await world.sharing.share(barOf: juno, with: mina, at: 1))
        try await world.sharing.use(barOf: juno, by: mina)
        #expect(try await !world.sharing.share(barOf: juno, with: mina, at: 9))
        #expect(try await world.sharing.shares(of: mina).received.map(\.sharedAt) == [1])
        #expect(try await world.sharing.shares(of: mina).host?.id == juno)
        // Choosing a bar that is not shared keeps the previous choice.
        await #expect(throws: BarSharingProblem.notShared) { try await world.sharing.use(barOf: local, by: mina) }
        #expect(try await world.sharing.shares(of: mina).host?.id == juno)
        #expect(try await world.sharing.end(barOf: juno, with: mina))
        #expect(try await !world.sharing.end(barOf: juno, with: mina))
    }

    @Test func `a member uses one of several shared bars at a time`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.put("gin", by: juno)
        try await world.put("rum", by: local)
        try await world.lend(juno, to: mina)
        try await world.lend(local, to: mina)
        #expect(try await world.seen(by: mina) == ["rum"])
        #expect(try await world.sharing.shares(of: mina).received.count { $0.isUsed } == 1)
    }

    @Test func `sharing is neither mutual nor transitive`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.put("gin", by: local)
        try await world.put("rum", by: juno)
        try await world.lend(local, to: juno)
        try await world.lend(juno, to: mina)
        #expect(try await world.seen(by: mina) == ["rum"])
        #expect(try await world.seen(by: local) == ["gin"])
    }

    @Test func `a share ends with either side's account`() async throws {
        for leaving in [BarSharingWorld.juno, BarSharingWorld.mina] {
            let world = try await BarSharingWorld.make()
            try await world.put("gin", by: juno)
            try await world.lend(juno, to: mina)
            try await world.accounts.leave(leaving, because: LeavingReason(.other), at: 9)
            #expect(try await world.seen(by: mina).isEmpty)
            #expect(try await world.seen(by: juno) == (leaving == juno ? [] : ["gin"]))
            let left = try await world.database.read { db in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM bar_share")
            }
            #expect(left == 0)
        }
        let world = try await BarSharingWorld.make()
        try await world.lend(local, to: mina)
        try await world.accounts.emptyLocalProfile()
        #expect(try await world.sharing.shares(of: mina).received.isEmpty)
    }

    @Test func `an account that takes over the local profile takes over its shares`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.put("gin", by: local)
        try await world.lend(local, to: mina)
        try await world.sharing.share(barOf: local, with: juno, at: 1)
        try await world.lend(mina, to: local)
        try await world.create("luna", takingOver: true)
        #expect(try await world.seen(by: mina) == ["gin"])
        #expect(try await world.bars.inventory(of: mina).host?.id == "m-luna")
        #expect(try await world.sharing.shares(of: "m-luna").given.map(\.id) == [juno, mina])
        #expect(try await world.sharing.shares(of: "m-luna").host?.id == mina)
        #expect(try await world.sharing.shares(of: local) == BarShares())
    }

    @Test func `an account keeps its chosen bar in a move, and shares nothing with itself`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.lend(local, to: mina)
        try await world.sharing.use(barOf: juno, by: mina)
        try await world.sharing.share(barOf: mina, with: local, at: 1)
        try await world.sharing.share(barOf: juno, with: local, at: 1)
        try await world.sharing.use(barOf: mina, by: local)
        try await world.database.write { try ProfileMove.run(from: local, to: mina, $0) }
        let shares = try await world.sharing.shares(of: mina)
        #expect(shares.host?.id == juno)
        #expect(shares.received.map(\.id) == [juno])
        #expect(shares.given.isEmpty)
    }

    @Test func `an export of personal data contains the own bar alone`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.put("gin", by: juno)
        try await world.put("rum", by: mina)
        try await world.lend(juno, to: mina)
        let records = SQLitePersonalRecordRepository(database: world.database)
        let found = Mutex<[String]>([])
        try await records.records(in: ["bar"], of: mina) { _, record in found.withLock { $0.append("\(record)") } }
        let texts = found.withLock { $0 }
        #expect(texts.count == 1)
        #expect(texts.allSatisfy { $0.contains("rum") })
    }

    @Test func `a change meant for one bar is not made in another`() async throws {
        let world = try await BarSharingWorld.make()
        try await world.lend(juno, to: mina)
        try await world.sharing.end(barOf: juno, with: mina)
        await #expect(throws: BarSharingProblem.isAnotherBar) {
            try await world.bars.change(BarChange(added: [Bottle(ingredient: "gin")]), of: mina, inBarOf: juno)
        }
        await #expect(throws: BarSharingProblem.isAnotherBar) {
            try await world.preferences.setPreferences(BarPreferences(staples: ["salt"]), of: mina, inBarOf: juno)
        }
        #expect(try await world.seen(by: mina).isEmpty)
        #expect(try await world.preferences.preferences(of: mina) == BarPreferences())
    }
}

/// Two programs on one file.
struct TwoProgramsBarSharingTests {
    @Test func `a share ended in one program is over in the other`() async throws {
        let folder = try TemporaryFolder()
        let (juno, mina) = (BarSharingWorld.juno, BarSharingWorld.mina)
        let one = try await BarSharingWorld.make(on: AppDatabase.open(at: folder.database, now: 1).database)
        let other = BarSharingWorld(on: try AppDatabase.open(at: folder.database, now: 1).database)
        try await one.put("gin", by: juno)
        try await one.lend(juno, to: mina)
        #expect(try await other.seen(by: mina) == ["gin"])
        try await other.put("rum", by: mina)
        let version = try await other.database.dataVersion()
        try await one.sharing.end(barOf: juno, with: mina)
        // The other program notices, and a change meant for the shared bar is not made in the member's own.
        #expect(try await other.database.dataVersion() != version)
        await #expect(throws: BarSharingProblem.isAnotherBar) {
            try await other.bars.change(BarChange(removed: ["gin"]), of: mina, inBarOf: juno)
        }
        #expect(try await other.seen(by: mina).isEmpty)
        #expect(try await other.history.undo(for: mina) == nil)
        #expect(try await one.seen(by: juno) == ["gin", "rum"])
    }
}
