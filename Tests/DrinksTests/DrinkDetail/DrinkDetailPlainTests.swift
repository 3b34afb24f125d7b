import Domain
import FeatureKit
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// A drink's page for a screen reader.
@MainActor
struct DrinkDetailPlainTests {
    @Test func `it is one column of words: no glass, meters in words, what the bar has and lacks`() async throws {
        let input = DrinkDetailViewModel.Input()
        let container = DrinksDIContainer(SampleWorld(["gin"]).dependencies())
        let model = container.makeDrinkViewModel("negroni", in: .recording(in: EventLog()))
        let states = Recorded(model.transform(input).state)
        await LatestTask.settleAll()
        let content = try #require(states.last?.content)
        let words = Glyphs.Words(level: "%1 of %2")
        var canvas = Canvas(size: Size(width: 160, height: 60))
        let drawn = DrinkDetailView(
            content: content, like: [], focused: nil, strings: TestWords.english,
            context: RenderContext(glyphs: Glyphs.unicode.spoken(words), isPlain: true), click: { _ in },
            stepServings: { _ in }, selectUnit: { _ in }
        ).draw(into: &canvas)
        let lines = canvas.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines[0] == "Negroni 네그로니")
        #expect(lines.contains { $0.hasPrefix("strength 3 of 3  24.5 %") })
        #expect(lines.contains { $0.hasPrefix("have 30 ml") && $0.contains("Gin") })
        #expect(lines.contains { $0.hasPrefix("missing 30 ml") && $0.contains("Campari") })
        #expect(!canvas.text.contains { "█~|✓✗■□".contains($0) })
        #expect(drawn.lines <= 60)
    }
}
