import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Drinks

@MainActor
struct SavedFiltersModalTests {
    private let host = StubScreenHost()
    private let arrangements = DrinkArrangements()
    private let world = SampleWorld()

    private func modal() async throws -> any Modal {
        for (name, base) in [("Gin", BaseSpirit.gin), ("Rum", .rum)] {
            let filter = try #require(SavedFilter(name: name, filter: DrinkFilter(wanted: [.base(base)])))
            try await world.savedFilters.save(filter, of: Profile.localID)
        }
        let container = DrinksDIContainer(world.dependencies(arrangements: arrangements))
        guard case .modal(let modal) = container.makeContent(for: .savedFilters(.all, search: nil), in: Flow()) else {
            throw NotFound(id: "filters")
        }
        modal.load(in: host)
        modal.willAppear()
        await LatestTask.settleAll()
        return modal
    }

    private func hits(_ modal: any Modal) -> HitMap {
        let context = RenderContext()
        var canvas = Canvas(size: modal.contentSize(in: Size(width: 78, height: 18), metrics: TextMetrics()))
        modal.render(into: &canvas, in: canvas.bounds, context: context)
        return context.hits
    }

    @Test func `a click selects a row, one on the selected row chooses it`() async throws {
        let modal = try await modal()
        #expect(hits(modal).click(at: Point(x: 4, y: 1)))
        #expect(arrangements[.all].value.filter.isEmpty)
        #expect(hits(modal).click(at: Point(x: 4, y: 1)))
        #expect(arrangements[.all].value.filter.wanted == [.base(.rum)])
    }

    @Test func `Enter chooses the row that a key has selected`() async throws {
        let modal = try await modal()
        _ = hits(modal)
        for key in [Key(.down), Key(.enter)] {
            modal.actions.first { $0.isEnabled && $0.keys.contains(key) }?.perform()
        }
        #expect(arrangements[.all].value.filter.wanted == [.base(.rum)])
    }
}
