import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

@MainActor
struct StaplesViewModelTests {
    private func subject(
        _ world: SampleWorld, _ choices: [String] = [], authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> BarSubject<StaplesViewModel> {
        BarSubject(
            world.dependencies(authorizer: authorizer), choosing: choices.map { PickerRow(id: $0, name: $0) }
        ) { $0.makeStaplesViewModel(in: $1) }
    }

    @Test func `the member's own staple counts as owned until it is removed`() async throws {
        let world = SampleWorld()
        let subject = self.subject(world, ["simple-syrup"])
        await subject.settle()
        #expect(subject.state.rows.first == .heading("Staples"))
        #expect(subject.state.rows.contains(.given("Water")))
        subject.input.stapleRequested.send()
        await subject.reread()
        #expect(subject.state.rows.contains(.staple("simple-syrup", "Simple syrup")))
        #expect(try await world.bar.makeable() == ["lemonade"])
        subject.input.removed.send(
            try #require(subject.state.rows.firstIndex(of: .staple("simple-syrup", "Simple syrup"))))
        await subject.reread()
        #expect(try await world.bar.makeableCount() == 0)
        #expect(
            subject.messages.values == ["simple-syrup is now a staple.", "Simple syrup is no longer a staple."])
    }

    @Test func `the member's own substitution counts in recipes`() async throws {
        let world = SampleWorld(["gin", "campari"])
        let subject = self.subject(world, ["lime-juice", "campari"])
        await subject.settle()
        subject.input.standInRequested.send()
        await subject.reread()
        #expect(try await world.bar.makeable() == ["gimlet"])
        let pair = Substitution(ingredient: "lime-juice", standIn: "campari")
        #expect(subject.state.rows.last == .standIn(pair, "Campari stands in for Lime juice"))
    }

    @Test func `an ingredient cannot substitute for itself`() async {
        let subject = self.subject(SampleWorld(), ["gin", "gin"])
        await subject.settle()
        subject.input.standInRequested.send()
        await subject.reread()
        #expect(subject.failures.values == ["An ingredient can't stand in for itself."])
    }

    @Test func `headings and given staples cannot be removed, and a guest changes nothing`() async throws {
        let world = SampleWorld()
        let subject = self.subject(world)
        await subject.settle()
        subject.input.removed.send(0)
        subject.input.removed.send(1)
        await subject.reread()
        #expect(subject.messages.values == [])
        let authorizer = RecordingAuthorizer(isOpen: false)
        let guest = self.subject(world, ["gin"], authorizer: authorizer)
        await guest.settle()
        guest.input.stapleRequested.send()
        guest.input.standInRequested.send()
        await guest.settle()
        #expect(authorizer.intents.count == 2)
        #expect(try await world.bar.preferences() == BarPreferences())
    }
}
