import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// The page about the used bar, and about members who share the own one.
@MainActor
struct SharedBarTests {
    /// The page of the local profile, mina, beside the accounts juno and luna.
    @MainActor
    private struct World {
        let sharing = InMemoryBarSharingRepository()
        let desk: Desk
        let subject: ListSubject<SharedBarViewModel>

        init(_ prepare: (InMemoryBarSharingRepository) async throws -> Void = { _ in }) async throws {
            let accounts = InMemoryAccountRepository(
                ["juno", "luna"].map { name in
                    Account(
                        profile: Profile(id: Identifier(name), nickname: name), name: AccountName(stored: name),
                        hasPassword: false)
                })
            try await prepare(sharing)
            desk = Desk(account: .local(accounts, sharing: sharing))
            subject = ListSubject(desk.container.makeSharedBarViewModel(in: desk.flow))
            await LatestTask.settleAll()
        }

        /// The number of times the bar was read again.
        var readings: Int { desk.log.notes.count { $0 == "bar changed" } }

        func open(_ title: String) async { await subject.open(title) }

        func refresh() async {
            subject.input.refresh.send()
            await LatestTask.settleAll()
        }

        var titles: [String] { subject.state.rows.map { "\($0.section): \($0.title)" } }
    }

    private let me = Profile.localID

    @Test func `at first the own bar is used and every local account could share it`() async throws {
        let world = try await World()
        #expect(
            world.titles == [
                "I use: My own bar", "Share with: juno", "Share with: luna", "Share with: Someone else, by ID…",
            ])
        #expect(world.subject.chosen == ["My own bar"])
        await world.open("My own bar")
        #expect(world.readings == 0)
        #expect(world.desk.questions.isEmpty)
    }

    @Test func `sharing a bar and ending it both ask first`() async throws {
        let world = try await World()
        world.desk.answersYes = false
        await world.open("juno")
        #expect(try await world.sharing.shares(of: me).given.isEmpty)
        world.desk.answersYes = true
        await world.open("juno")
        #expect(
            world.titles == [
                "I use: My own bar", "Shared with: juno", "Share with: luna", "Share with: Someone else, by ID…",
            ]
        )
        #expect(world.subject.state.rows[1].detail == "juno · can use it · since 15 Jan 2027")
        try await world.sharing.use(barOf: me, by: "juno")
        await world.refresh()
        #expect(world.subject.state.rows[1].detail == "juno · using it now · since 15 Jan 2027")
        world.desk.answersYes = false
        await world.open("juno")
        #expect(try await world.sharing.shares(of: me).given.count == 1)
        world.desk.answersYes = true
        await world.open("juno")
        #expect(try await world.sharing.shares(of: me).given.isEmpty)
        #expect(world.desk.questions.count == 4)
        #expect(world.desk.questions[3].contains("they can no longer undo them"))
    }

    @Test func `a bar shared with the member replaces the own one, and can be left again`() async throws {
        let world = try await World { try await $0.share(barOf: "juno", with: "local", at: 5) }
        #expect(world.subject.state.rows[1].detail == "juno · since 1 Jan 1970")
        await world.open("juno's bar")
        #expect(world.subject.chosen == ["juno's bar"])
        #expect(world.subject.state.status == "juno's bar")
        #expect(try await world.sharing.shares(of: me).host?.id == "juno")
        #expect(world.readings == 1)
        await world.open("My own bar")
        #expect(world.subject.chosen == ["My own bar"])
        #expect(world.readings == 2)
        #expect(world.desk.questions.isEmpty)
    }

    @Test func `a bar no longer shared is reported and leaves the page`() async throws {
        let world = try await World { try await $0.share(barOf: "juno", with: "local", at: 5) }
        try await world.sharing.end(barOf: "juno", with: me)
        await world.open("juno's bar")
        #expect(world.subject.failures.values == ["This bar is not shared with you."])
        #expect(world.subject.chosen == ["My own bar"])
        #expect(!world.titles.contains("I use: juno's bar"))
    }

    @Test func `another account is found by ID, but neither an unknown one nor the own one`() async throws {
        let world = try await World()
        world.desk.typed = "Luna"
        await world.open("Someone else, by ID…")
        #expect(try await world.sharing.shares(of: me).given.map(\.id) == ["luna"])
        let answers = [
            ("nobody", "No account here has the ID nobody"), ("x", "the ID x"), ("local", "This is your own account"),
        ]
        for (typed, expected) in answers {
            world.desk.typed = typed
            await world.open("Someone else, by ID…")
            #expect(world.subject.failures.last?.contains(expected) == true, "\(typed)")
        }
        #expect(try await world.sharing.shares(of: me).given.count == 1)
    }

    @Test func `failed reads and writes are reported`() async throws {
        let world = try await World()
        await world.sharing.fail(with: StoreError.diskFull)
        await world.open("juno")
        #expect(world.subject.failures.values.count == 1)
        guard case .failed = world.subject.state.phase else {
            Issue.record("\(world.subject.state.phase)")
            return
        }
        await world.sharing.fail(with: nil)
        await world.refresh()
        #expect(world.subject.state.phase == .loaded)
    }
}
