import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Bar

/// The pickers of the bar: what they find, and that they close before the choice is handled.
@MainActor
struct BarPickerTests {
    private let host = StubScreenHost()
    private let log = EventLog()

    private func opened(_ picker: BarPicker, _ world: SampleWorld) async throws -> any Modal {
        let step = BarStep.picker(picker) { [host, log] in log.note("\($0.id) after \(host.backCount)") }
        guard case .modal(let modal) = BarDIContainer(world.dependencies()).makeContent(for: step, in: Flow()) else {
            throw NotFound(id: step.text)
        }
        modal.load(in: host)
        await LatestTask.settleAll()
        return modal
    }

    @Test func `the picker closes before its choice is carried out`() async throws {
        // Otherwise the modal that the choice opens would be closed.
        let modal = try await opened(.orderedDrink, SampleWorld())
        modal.press(Key(.down))
        modal.press(Key(.enter))
        #expect(log.notes == ["boulevardier after 1"])
        #expect(host.backCount == 1)
    }

    @Test(arguments: ["negrni", "네그러니", "negroni"])
    func `a drink is found despite a typing mistake`(text: String) async throws {
        let modal = try await opened(.madeDrink, SampleWorld())
        for letter in text { _ = modal.handle(.key(.character(letter))) }
        await LatestTask.settleAll()
        modal.press(Key(.enter))
        #expect(log.notes == ["negroni after 1"])
    }

    @Test func `Enter chooses nothing in an empty list`() async throws {
        let modal = try await opened(.madeDrink, SampleWorld(catalogue: Catalogue()))
        modal.press(Key(.enter))
        #expect(log.notes == [])
        #expect(host.backCount == 0)
    }

    @Test func `a shopping item may be free text`() async throws {
        let modal = try await opened(.purchase, SampleWorld())
        for letter in "straws" { _ = modal.handle(.key(.character(letter))) }
        await LatestTask.settleAll()
        modal.press(Key(.enter))
        #expect(log.notes == [":straws after 1"])
    }
}
