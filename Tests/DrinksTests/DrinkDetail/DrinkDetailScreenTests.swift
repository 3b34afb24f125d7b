import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// A drink's page in windows of different widths.
@MainActor
struct DrinkDetailScreenTests {
    @Test func `focus follows the recipe, or beside a glass its layers from the top`() async throws {
        let went = EventLog()
        let container = DrinksDIContainer(SampleWorld().dependencies())
        guard
            case .screen(let screen) = container.makeContent(
                for: .destination(.drink("negroni")), in: .recording(in: went))
        else { throw NotFound(id: "negroni") }
        let host = StubScreenHost()
        screen.load(in: host)
        screen.willAppear()
        await LatestTask.settleAll()
        for width in [80, 160, 160, 80] {
            var canvas = Canvas(size: Size(width: width, height: 45))
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            screen.actions.first { $0.isEnabled && $0.keys.contains(Key(.enter)) }?.perform()
        }
        #expect(
            went.notes == [
                "ingredient:gin", "ingredient:sweet-vermouth", "ingredient:sweet-vermouth", "ingredient:gin",
            ])
    }
}
