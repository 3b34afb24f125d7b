import Domain
import FeatureKit
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// A drink's page for a screen reader and in a narrow window.
@MainActor
struct DrinkDetailPlainTests {
    private func content(_ language: Language = .english) async throws -> DrinkDetailState.Content {
        let input = DrinkDetailViewModel.Input()
        let container = DrinksDIContainer(SampleWorld(["gin"]).dependencies(language))
        let model = container.makeDrinkViewModel("negroni", in: .recording(in: EventLog()))
        let states = Recorded(model.transform(input).state)
        await LatestTask.settleAll()
        return try #require(states.last?.content)
    }

    @Test(arguments: Language.allCases, [32, 40, 60, 64, 72, 80, 99])
    func `in a narrow window the head is one column, and no figure is cut`(
        language: Language, width: Int
    ) async throws {
        let content = try await content(language)
        var canvas = Canvas(size: Size(width: width, height: 60))
        _ = DrinkDetailView(
            content: content, like: [], focused: nil, strings: TestWords.words(language), context: RenderContext(),
            click: { _ in }, stepServings: { _ in }, selectUnit: { _ in }
        ).draw(into: &canvas)
        for meter in content.meters { #expect(canvas.text.contains(meter.text), "\(meter.text)\n\(canvas.text)") }
    }

    @Test func `the page is one column of words, meters and bottles included`() async throws {
        let content = try await content()
        let words = Glyphs.Words(level: "%1 of %2")
        var canvas = Canvas(size: Size(width: 160, height: 60))
        let drawn = DrinkDetailView(
            content: content, like: [], focused: nil, strings: TestWords.english,
            context: RenderContext(glyphs: Glyphs.unicode.spoken(words), isPlain: true), click: { _ in },
            stepServings: { _ in }, selectUnit: { _ in }
        ).draw(into: &canvas)
        let lines = canvas.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines[0] == "Negroni 네그로니")
        #expect(lines.contains { $0.hasPrefix("strength 3 of 3  22.6%") })
        #expect(lines.contains { $0.hasPrefix("have 30 ml Gin") })
        #expect(lines.contains { $0.hasPrefix("missing 30 ml Campari") })
        #expect(!canvas.text.contains { "█~|✓✗■□".contains($0) })
        #expect(drawn.lines <= 60)
    }
}
