import Domain
import FeatureKit
import Navigation
import Reactive
import TestSupport
import Testing

@testable import Bar

/// Every ingredient can be found by typing and put on the shelf with one key.
@MainActor
struct AddBottlesViewModelTests {
    private func subject(
        _ world: SampleWorld, _ language: Language = .english, from start: BottleFilter = .all,
        authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> BarSubject<AddBottlesViewModel> {
        BarSubject(world.dependencies(language, authorizer: authorizer)) {
            $0.makeAddBottlesViewModel(from: start, in: $1)
        }
    }

    @Test func `an empty query lists every ingredient except staples`() async {
        let subject = self.subject(SampleWorld())
        #expect(subject.state.phase == .loading)
        await subject.settle()
        #expect(subject.state.phase == .loaded)
        #expect(subject.state.rows.count == 14)
        #expect(!subject.state.rows.contains { $0.name == "Water" })
        #expect(subject.state.rows.first?.category == "Spirits")
        #expect(subject.state.summary == "0 bottles · 0 now")
    }

    @Test(arguments: [("campri", "Campari"), ("캄바리", "Campari"), ("vremouth", "Vermouth")])
    func `a misspelt name finds its ingredient if no other name matches`(typed: String, name: String) async {
        let subject = self.subject(SampleWorld())
        await subject.type(typed)
        #expect(subject.state.rows.contains { $0.name == name }, "\(subject.state.rows.map(\.name))")
    }

    @Test func `typing narrows the list in both languages`() async {
        let subject = self.subject(SampleWorld())
        await subject.type("verm")
        #expect(subject.state.rows.map(\.name).sorted() == ["Dry vermouth", "Sweet vermouth", "Vermouth"])
        await subject.type("캄파")
        #expect(subject.state.rows.map(\.name) == ["Campari"])
        #expect(subject.state.rows.first?.otherName == "캄파리")
    }

    @Test func `an unknown name can become an ingredient`() async {
        let subject = self.subject(SampleWorld())
        await subject.type("Fee's orange")
        #expect(subject.state.rows.map(\.name) == ["+ New ingredient: Fee's orange"])
        subject.input.toggled.send(0)
        await subject.settle()
        #expect(subject.went.notes == ["new-ingredient:Fee's orange"])
        #expect(subject.state.pending == 0)
    }

    @Test func `an ingredient created from the typed name is ticked once it is stored`() {
        var pending = PendingBottles()
        let made = Ingredient(
            id: "my-fees", name: LocalizedText(english: "Fee's orange", korean: "피스 오렌지"), category: .bitters)
        let unasked = pending.tickAwaited(in: [made], [])
        pending.awaited = "fee's orange"
        let missing = pending.tickAwaited(in: [], [])
        let found = pending.tickAwaited(in: [made], [])
        #expect([unasked, missing, found] == [nil, nil, "my-fees"])
        #expect(pending.added == ["my-fees"])
        let again = pending.tickAwaited(in: [made], [])
        #expect(again == nil)
    }

    @Test func `a name that matches only staples shows an empty list`() async {
        let subject = self.subject(SampleWorld())
        await subject.type("water")
        #expect(subject.state.phase == .empty)
        #expect(subject.state.rows == [])
    }

    @Test func `in Korean`() async {
        let subject = self.subject(SampleWorld(), .korean)
        await subject.type("진")
        #expect(subject.state.rows.first?.name == "진")
        #expect(subject.state.rows.first?.category == "증류주")
    }

    @Test func `ticks are saved together and report their effect`() async throws {
        let world = SampleWorld(["campari"])
        let subject = self.subject(world)
        let closed = Recorded(subject.output.finished.map { true })
        await subject.type("sweet")
        subject.input.toggled.send(try subject.row("Sweet vermouth"))
        await subject.settle()
        #expect(subject.state.rows[try subject.row("Sweet vermouth")].isOwned)
        #expect(subject.state.rows[try subject.row("Sweet vermouth")].isPending)
        #expect(subject.state.summary == "1 unsaved · 0 → 1 drink · Sweet vermouth: Americano")
        await subject.type("campari")
        subject.input.toggled.send(0)
        await subject.settle()
        #expect(subject.state.pending == 2)
        #expect(await world.shelf.changes.isEmpty)
        subject.input.saveRequested.send()
        await subject.settle()
        #expect(subject.messages.values == ["Added 1 to your bar. Removed 1 from your bar."])
        #expect(await world.shelf.changes.count == 1)
        #expect(try await world.bar.bottles().map(\.ingredient) == ["sweet-vermouth"])
        #expect(closed.values.count == 1)
        #expect(subject.state.pending == 0)
    }

    @Test func `the status names the bottle ticked last and the drinks that it alone adds`() async throws {
        let subject = self.subject(SampleWorld(["campari", "sweet-vermouth"]))
        await subject.settle()
        func tick(_ name: String) async throws -> String {
            subject.input.toggled.send(try subject.row(name))
            await subject.settle()
            return subject.state.summary
        }
        #expect(try await tick("Lime") == "1 unsaved · 1 → 1 drink · Lime: no new drink yet")
        #expect(try await tick("Gin") == "2 unsaved · 1 → 3 drinks · Gin: Gimlet and 1 more")
        #expect(try await tick("Gin") == "1 unsaved · 1 → 1 drink")
    }

    @Test func `a withdrawn tick leaves nothing to save`() async throws {
        let world = SampleWorld(["campari"])
        let subject = self.subject(world)
        let closed = Recorded(subject.output.finished.map { true })
        await subject.type("campari")
        subject.input.toggled.send(0)
        subject.input.toggled.send(0)
        await subject.settle()
        #expect(subject.state.pending == 0)
        subject.input.leaveRequested.send()
        #expect(closed.values.count == 1)
        #expect(subject.went.notes == [])
    }

    @Test func `leaving asks about unsaved ticks`() async throws {
        let subject = self.subject(SampleWorld())
        let closed = Recorded(subject.output.finished.map { true })
        await subject.type("campari")
        subject.input.toggled.send(0)
        await subject.settle()
        subject.input.leaveRequested.send()
        #expect(subject.went.notes == ["leave:1"])
        #expect(closed.values == [])
    }

    @Test func `a failed save keeps the ticks and can be repeated`() async throws {
        let world = SampleWorld()
        let subject = self.subject(world)
        let closed = Recorded(subject.output.finished.map { true })
        await subject.type("campari")
        subject.input.toggled.send(0)
        await subject.settle()
        await world.shelf.fail(with: StoreError.diskFull)
        subject.input.saveRequested.send()
        await subject.settle()
        #expect(subject.failures.values == ["The disk is full: free some space and try again."])
        #expect(subject.state.pending == 1)
        #expect(closed.values == [])
        await world.shelf.fail(with: nil)
        subject.input.saveRequested.send()
        await subject.settle()
        #expect(try await world.bar.bottles().map(\.ingredient) == ["campari"])
        #expect(closed.values.count == 1)
    }

    @Test func `a guest may tick bottles, and saving goes to the authorizer`() async throws {
        let world = SampleWorld()
        let authorizer = RecordingAuthorizer(isOpen: false)
        let subject = self.subject(world, authorizer: authorizer)
        await subject.type("campari")
        subject.input.toggled.send(0)
        await subject.settle()
        subject.input.saveRequested.send()
        await subject.settle()
        #expect(authorizer.intents == [.open(route: "bar")])
        #expect(subject.state.pending == 1)
        #expect(await world.shelf.changes.isEmpty)
    }

    @Test func `the strip narrows the list to the commonest, to the member's own or to a shelf`() async {
        let subject = self.subject(SampleWorld(["campari", "lime"]), from: .commonest)
        await subject.settle()
        #expect(subject.state.rows.map(\.name).prefix(2) == ["Gin", "Whiskey"])
        #expect(!subject.state.rows.contains { $0.name == "Beefeater" })
        subject.input.filterMoved.send(1)
        await subject.settle()
        #expect(subject.state.rows.map(\.name) == ["Campari", "Lime"])
        subject.input.filterMoved.send(1)
        await subject.settle()
        #expect(subject.state.filter == .category(.spirit))
        #expect(subject.state.rows.map(\.name) == ["Beefeater", "Gin", "London dry gin", "Whiskey"])
        await subject.type("whis")
        #expect(subject.state.rows.map(\.name) == ["Whiskey"])
        subject.input.filterMoved.send(-3)
        await subject.settle()
        #expect(subject.state.filter == .all)
    }

    @Test func `a typed name searches all ingredients, and the strip shows it`() async {
        let subject = self.subject(SampleWorld(), from: .commonest)
        await subject.type("beefeater")
        #expect(subject.state.rows.map(\.name) == ["Beefeater"])
        #expect(subject.state.filter == .all)
        await subject.type("")
        #expect(subject.state.filter == .commonest)
        #expect(!subject.state.rows.contains { $0.name == "Beefeater" })
        await subject.type("gin")
        subject.input.filterMoved.send(2)
        await subject.type("")
        #expect(subject.state.filter == .mine)
    }

    @Test func `toggling a row out of range does nothing`() async {
        let world = SampleWorld()
        let subject = self.subject(world)
        await subject.settle()
        subject.input.toggled.send(99)
        await subject.settle()
        #expect(await world.shelf.changes.isEmpty)
    }

    @Test func `a failed read is reported and can be retried`() async {
        let world = SampleWorld()
        await world.ingredients.fail(with: StoreError.busy)
        let subject = self.subject(world)
        await subject.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it and try again."))
        await world.ingredients.fail(with: nil)
        subject.input.refresh.send()
        await subject.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `the answer to an outdated query is dropped`() async {
        let world = SampleWorld()
        let subject = self.subject(world)
        subject.input.query.send("v")
        subject.input.query.send("campari")
        await subject.settle()
        #expect(subject.state.rows.map(\.name) == ["Campari"])
        let answers = subject.states.values.filter { $0.phase == .loaded }.map { $0.rows.map(\.name) }
        #expect(answers == [["Campari"]])
    }

    @Test func `an empty bottle counts as missing`() async throws {
        let world = SampleWorld()
        try await world.bar.apply(BarChange(added: [Bottle(ingredient: "campari", level: .empty)]))
        let subject = self.subject(world)
        await subject.type("campari")
        #expect(subject.state.rows.map(\.isOwned) == [false])
        subject.input.toggled.send(0)
        await subject.settle()
        #expect(subject.state.rows.map(\.isOwned) == [true])
    }

    @Test func `changes made elsewhere are shown`() async throws {
        let world = SampleWorld()
        let subject = self.subject(world)
        await subject.type("campari")
        try await world.add("campari")
        await subject.reread()
        #expect(subject.state.rows.map(\.isOwned) == [true])
    }
}

extension BarSubject where Model == AddBottlesViewModel {
    fileprivate func type(_ text: String) async {
        input.query.send(text)
        await settle()
    }

    fileprivate func row(_ name: String) throws -> Int { try #require(state.rows.firstIndex { $0.name == name }) }
}
