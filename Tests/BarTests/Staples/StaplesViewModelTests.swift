import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StaplesViewModelTests {
    @MainActor
    private final class Subject {
        let staple = Signal<Void>()
        let standIn = Signal<Void>()
        let removed = Signal<Int>()
        let refresh = Signal<Void>()
        var choices: [FinderRow]
        private(set) var model: StaplesViewModel?
        private(set) var states: Recorded<StaplesState>?
        private(set) var messages: Recorded<String>?
        private(set) var failures: Recorded<String>?

        init(_ world: SampleWorld, _ choices: [String] = [], authorizer: any MemberAuthorizer = PermissiveAuthorizer())
        {
            self.choices = choices.map { FinderRow(id: $0, name: $0, detail: "") }
            let model = StaplesViewModel(
                dependencies: world.dependencies(authorizer: authorizer),
                actions: StaplesActions { [weak self] _, choose in
                    guard let self, !self.choices.isEmpty else { return }
                    choose(self.choices.removeFirst())
                })
            let output = model.transform(
                StaplesViewModel.Input(
                    stapleRequested: staple.events, standInRequested: standIn.events, rowRemoved: removed.events,
                    refreshRequested: refresh.events))
            states = Recorded(output.state)
            messages = Recorded(output.done)
            failures = Recorded(output.failed)
            self.model = model
        }

        var rows: [StaplesState.Row] { states?.last?.rows ?? [] }
        func settle() async { await model?.settle() }
    }

    @Test func `a staple of mine is always there, until it is not`() async throws {
        let world = SampleWorld()
        let subject = Subject(world, ["simple-syrup"])
        await subject.settle()
        #expect(subject.rows.first == .heading("Staples"))
        #expect(subject.rows.contains(.given("Water")))
        subject.staple.send()
        await subject.settle()
        #expect(subject.rows.contains(.staple("simple-syrup", "Simple syrup")))
        #expect(try await world.bar.makeable() == ["lemonade"])
        subject.removed.send(try #require(subject.rows.firstIndex(of: .staple("simple-syrup", "Simple syrup"))))
        await subject.settle()
        #expect(try await world.bar.makeableCount() == 0)
        #expect(
            subject.messages?.values == ["simple-syrup is now a staple.", "Simple syrup is no longer a staple."])
    }

    @Test func `a stand-in of mine counts in recipes`() async throws {
        let world = SampleWorld(["gin", "campari"])
        let subject = Subject(world, ["lime-juice", "campari"])
        await subject.settle()
        subject.standIn.send()
        await subject.settle()
        #expect(try await world.bar.makeable() == ["gimlet"])
        let pair = Substitution(ingredient: "lime-juice", standIn: "campari")
        #expect(subject.rows.last == .standIn(pair, "Campari stands in for Lime juice"))
    }

    @Test func `a thing does not stand in for itself`() async {
        let subject = Subject(SampleWorld(), ["gin", "gin"])
        await subject.settle()
        subject.standIn.send()
        await subject.settle()
        #expect(subject.failures?.values == ["Something can't stand in for itself."])
    }

    @Test func `headings and what is given are not removed, a guest changes nothing`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await subject.settle()
        subject.removed.send(0)
        subject.removed.send(1)
        await subject.settle()
        #expect(subject.messages?.values == [])
        let authorizer = DenyingAuthorizer()
        let guest = Subject(world, ["gin"], authorizer: authorizer)
        await guest.settle()
        guest.staple.send()
        guest.standIn.send()
        await guest.settle()
        #expect(authorizer.intents.count == 2)
        #expect(try await world.bar.preferences() == BarPreferences())
    }
}
