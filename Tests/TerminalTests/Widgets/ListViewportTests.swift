import Terminal
import Testing

struct ListViewportTests {
    private func viewport(_ count: Int, height: Int, at row: Int = 0) -> ListViewport {
        var viewport = ListViewport()
        viewport.setCount(count)
        viewport.setHeight(height)
        viewport.select(row)
        return viewport
    }

    @Test(arguments: [(0, 0), (7, 0), (8, 1), (19, 10), (99, 10)])
    func `two rows stay visible below the selection, except at the end of the list`(row: Int, top: Int) {
        let viewport = viewport(20, height: 10, at: row)
        #expect(viewport.selected == min(row, 19))
        #expect(viewport.visible == top..<top + 10)
    }

    @Test(arguments: [(12, 10), (11, 9), (2, 0), (0, 0), (-3, 0)])
    func `two rows stay visible above the selection`(row: Int, top: Int) {
        var viewport = viewport(20, height: 10, at: 19)
        viewport.select(row)
        #expect(viewport.selected == max(row, 0))
        #expect(viewport.top == top)
    }

    @Test(arguments: [(0.5, 14, 9), (1, 19, 14), (-0.5, 4, 0), (-1, 0, 0)])
    func `a page moves the list and the selected row together`(fraction: Double, selected: Int, top: Int) {
        var viewport = viewport(100, height: 10, at: 9)
        viewport.scroll(by: 2)
        #expect((viewport.selected, viewport.top) == (9, 4))
        viewport.page(by: fraction)
        #expect((viewport.selected, viewport.top) == (selected, top))
    }

    @Test func `a page of one row scrolls by one`() {
        var viewport = viewport(5, height: 1)
        viewport.page(by: 0.5)
        #expect(viewport.visible == 1..<2)
        viewport.page(by: -0.5)
        #expect(viewport.visible == 0..<1)
    }

    @Test func `the wheel moves the selection only at the edge`() {
        var viewport = viewport(20, height: 10)
        for (rows, selected, top) in [(1, 3, 1), (3, 6, 4), (-1, 6, 3), (99, 12, 10), (-99, 7, 0)] {
            viewport.scroll(by: rows)
            #expect((viewport.selected, viewport.top) == (selected, top))
        }
        viewport.select(0)
        viewport.scroll(by: -1)
        #expect(viewport.selected == 0)
    }

    @Test func `a shortened list keeps its selection if possible and fills its height`() {
        var viewport = viewport(20, height: 10, at: 19)
        viewport.setCount(12)
        #expect((viewport.selected, viewport.top) == (11, 2))
        viewport.setHeight(30)
        #expect((viewport.selected, viewport.visible) == (11, 0..<12))
        viewport.setCount(0)
        #expect((viewport.selected, viewport.visible) == (0, 0..<0))
    }
}
