import Domain
import FeatureKit
import Terminal
import TestSupport
import Testing

@MainActor
struct DrinkStripTests {
    @Test(arguments: Language.allCases, [40, 60, 100])
    func `the list that is shown stands in the strip at any width`(language: Language, width: Int) {
        let words = TestWords.words(language)
        let lists: [(Place, String)] = [
            (.drinks(nil), "advice"), (.drinks(.tried), "tried"), (.ownRecipes, "own"), (.collections, "collections"),
        ]
        for (place, name) in lists {
            var canvas = Canvas(size: Size(width: width, height: 1))
            DrinkStrip.draw(
                place, strings: words, into: &canvas, in: canvas.bounds, context: RenderContext(), show: { _ in })
            #expect(canvas.text.contains("[\(words["section.\(name)"])]"), "\(canvas.text)")
        }
    }
}
