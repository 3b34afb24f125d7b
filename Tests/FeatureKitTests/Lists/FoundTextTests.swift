import FeatureKit
import Terminal
import Testing

/// Highlights the found text in its place on any background.
@MainActor
struct FoundTextTests {
    private func marked(_ text: String, query: String, limit: Int = 40) -> String {
        var canvas = Canvas(size: Size(width: 40, height: 1))
        let context = RenderContext()
        FoundText.draw(text, query: query, into: &canvas, x: 2, y: 0, style: .plain, limit: limit, context: context)
        return canvas.cells(inRow: 0).filter { $0.style.attributes.contains(.underline) }.map(\.text).joined()
    }

    @Test(arguments: [
        ("Negroni", "gro", "gro"), ("Negroni", "GRO", "gro"), ("Negroni", "x", ""), ("Negroni", "", ""),
        ("네그로니", "그로", "그로"), ("Gin and gin", "gin", "Gin"), ("Piña", "ña", "ña"), ("가 gin", "gin", "gin"),
    ])
    func `the part that matches the search is marked`(text: String, query: String, part: String) {
        #expect(marked(text, query: query) == part)
    }

    @Test func `a match in the part cut off is not marked`() {
        #expect(marked("Negroni Sbagliato", query: "sbag", limit: 9) == "")
    }
}
