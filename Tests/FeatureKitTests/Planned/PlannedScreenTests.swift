import Domain
import FeatureKit
import Terminal
import TestSupport
import Testing

/// A tab that is not built yet says what it will do, and where to go meanwhile.
@MainActor
struct PlannedScreenTests {
    @Test(arguments: ["home", "dig", "weather", "momentum", "settings"], Language.allCases)
    func `it says what it will do`(route: String, language: Language) {
        let strings = TestWords.words(language)
        let screen = PlannedScreen(route: route, strings: strings)
        var canvas = Canvas(size: Size(width: 80, height: 20))
        screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        #expect(screen.title == strings["tab.\(route)"])
        let text = canvas.text.replacing("\n", with: " ").split(separator: " ").joined(separator: " ")
        #expect(text.contains(strings["planned.\(route)"]))
        #expect(text.contains(strings["planned.meanwhile"]))
    }
}
