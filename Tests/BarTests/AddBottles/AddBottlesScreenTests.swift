import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

/// Ticks several bottles by typing one name after another.
@MainActor
struct AddBottlesScreenTests {
    @Test func `a tick empties the field for the next name and stays selected`() async throws {
        let host = StubScreenHost()
        let container = BarDIContainer(SampleWorld().dependencies(.english))
        let screen = AddBottlesScreen(
            viewModel: container.makeAddBottlesViewModel(from: .all, in: .answering([], in: EventLog())),
            changes: .never, strings: TestWords.words(.english))
        screen.load(in: host)
        for name in ["campari", "gin"] {
            for letter in name { _ = screen.handle(.key(.character(letter))) }
            await LatestTask.settleAll()
            try #require(screen.actions.first { $0.keys == [Key(.enter)] }).perform()
            await LatestTask.settleAll()
        }
        let rows = try #require(screen.state).rows
        #expect(rows.count == 14)
        #expect(Set(rows.filter(\.isPending).map(\.name)) == ["Campari", "Gin"])
        #expect(rows[screen.viewport.selected].name == "Gin")
    }

    @Test func `Enter before the rows of the text arrive creates an ingredient of the whole text`() async throws {
        let log = EventLog()
        let container = BarDIContainer(SampleWorld().dependencies(.english))
        let screen = AddBottlesScreen(
            viewModel: container.makeAddBottlesViewModel(from: .all, in: .answering([], in: log)),
            changes: .never, strings: TestWords.words(.english))
        screen.load(in: StubScreenHost())
        for part in ["fe", "es"] {
            await LatestTask.settleAll()
            for letter in part { _ = screen.handle(.key(.character(letter))) }
        }
        try #require(screen.actions.first { $0.keys == [Key(.enter)] }).perform()
        await LatestTask.settleAll()
        #expect(log.notes == [Place.newIngredient("fees").text])
    }

    @Test func `a created ingredient empties the field for the next name and stays selected`() async throws {
        let host = StubScreenHost()
        let world = SampleWorld()
        let container = BarDIContainer(world.dependencies(.english))
        let changes = Signal<Void>()
        let screen = AddBottlesScreen(
            viewModel: container.makeAddBottlesViewModel(from: .all, in: .answering([], in: EventLog())),
            changes: changes.events, strings: TestWords.words(.english))
        screen.load(in: host)
        for letter in "fees" { _ = screen.handle(.key(.character(letter))) }
        await LatestTask.settleAll()
        try #require(screen.actions.first { $0.keys == [Key(.enter)] }).perform()
        await world.ingredients.add(
            Ingredient(id: "my-fees", name: LocalizedText(english: "Fees", korean: "피스"), category: .bitters))
        changes.send()
        await LatestTask.settleAll()
        let rows = try #require(screen.state).rows
        #expect(rows.count == 15)
        #expect(rows.filter(\.isPending).map(\.name) == ["Fees"])
        #expect(rows[screen.viewport.selected].name == "Fees")
    }
}
