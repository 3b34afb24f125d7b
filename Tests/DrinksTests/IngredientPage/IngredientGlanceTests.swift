import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// The page of an ingredient in short, beside lists of other features.
@MainActor
struct IngredientGlanceTests {
    private let host = StubScreenHost()

    private func drawn(_ place: Place) async -> String {
        let pane = GlancePane(DrinksDIContainer(SampleWorld(["gin"]).dependencies()).glances)
        pane.load(in: host)
        var text = ""
        for _ in 1...2 {
            var canvas = Canvas(size: Size(width: 160, height: 30))
            _ = pane.draw(place, into: &canvas, in: canvas.bounds, context: RenderContext())
            text = canvas.text
            await LatestTask.settleAll()
        }
        return text
    }

    @Test func `the pane shows an ingredient's strength, ownership and drinks`() async {
        let text = await drawn(.ingredient("campari"))
        for part in ["╭─ Campari", "not in your bar", "25%", "3 drinks use it", "Negroni", "Boulevardier"] {
            #expect(text.contains(part), "\(part)\n\(text)")
        }
    }

    @Test func `a place of another feature has no page`() async {
        #expect(await !drawn(.work("metropolis")).contains("╭─"))
    }
}
