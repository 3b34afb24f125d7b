import Domain
import FeatureKit
import Terminal
import Testing

@MainActor
struct SmallShelfViewTests {
    private func letters(_ count: Int, width: Int) -> String {
        var canvas = Canvas(size: Size(width: width, height: SmallShelfView.rows))
        let bottles = (0..<count).map { SmallShelfView.Bottle(name: "B\($0)", level: .half, color: nil) }
        SmallShelfView(bottles, context: RenderContext()).draw(into: &canvas, in: canvas.bounds)
        return canvas.text(inRow: SmallShelfView.rows - 1).split(separator: " ").joined(separator: " ")
    }

    @Test func `bottles without room are counted after the others`() {
        #expect(letters(4, width: 12) == "B0 B1 B2 B3")
        #expect(letters(6, width: 12) == "B0 B1 B2 +3")
        #expect(letters(2, width: 3) == "+2")
    }
}
