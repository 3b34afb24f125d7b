import Terminal
import Testing

@MainActor
struct SparklineViewTests {
    private func draw(
        _ values: [Double?], width: Int = 12, height: Int = 1, columns: Int = 1, glyphs: Glyphs = .unicode,
        range: ClosedRange<Double>? = nil
    ) -> [String] {
        var canvas = Canvas(size: Size(width: width, height: height))
        SparklineView.draw(
            values, within: range, columns: columns, into: &canvas, in: canvas.bounds,
            context: RenderContext(glyphs: glyphs))
        return canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `values map to eight steps from the least`() {
        #expect(draw((0...7).map { Double($0) }) == ["▁▂▃▄▅▆▇█"])
        #expect(draw((-7...0).map { Double($0) }) == ["▁▂▃▄▅▆▇█"])
    }

    @Test func `gaps and non-numeric values are blank`() {
        #expect(draw([0, nil, 7, .nan, 7]) == ["▁ █ █"])
        #expect(draw([nil, nil]) == [""])
        #expect(draw([]) == [""])
    }

    @Test func `equal values are drawn in the middle`() {
        #expect(draw([3, 3, 3]) == ["▄▄▄"])
        #expect(draw([-40]) == ["▄"])
    }

    @Test func `more values than columns are averaged, fewer are not stretched`() {
        #expect(draw((0..<200).map { Double($0) }, width: 8) == ["▁▂▃▄▅▆▇█"])
        #expect(draw([0, 7], width: 8) == ["▁█"])
        #expect(draw([0, nil, nil, nil, 7, 7], width: 3) == ["▁ █"])
    }

    @Test func `several rows are filled from below`() {
        #expect(draw([0, 15], width: 2, height: 2) == [" █", "▁█"])
        #expect(draw([0, 15], width: 4, height: 2, columns: 2) == ["  ██", "▁▁██"])
    }

    @Test func `a given range sets a common scale, and values above it are cut`() {
        #expect(draw([0, 100, 300], range: 0...100) == ["▁██"])
    }

    @Test func `ASCII draws weight instead of height`() {
        let line = draw((0...7).map { Double($0) }, glyphs: .ascii)[0]
        #expect(line.unicodeScalars.allSatisfy { $0.isASCII })
        #expect(Set(line).count == 8)
    }

    @Test(arguments: [0, 1, 2])
    func `a narrow area does not trap`(width: Int) {
        #expect(draw([1, 2, 3], width: width, height: 1).allSatisfy { $0.count <= width })
        #expect(draw([1, 2, 3], width: width, height: 0).joined().isEmpty)
    }
}
