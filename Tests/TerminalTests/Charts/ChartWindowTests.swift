import Terminal
import Testing

/// The window never exceeds the ends, and is empty only if there are no points.
struct ChartWindowTests {
    @Test func `a window starts with all points and cannot be panned then`() {
        var window = ChartWindow(count: 10)
        window.pan(by: 3)
        window.zoomOut(around: 4)
        #expect(window.range == 0..<10)
        #expect(window.isWhole)
    }

    @Test func `zooming in halves the window around the point, zooming out restores all`() {
        var window = ChartWindow(count: 160)
        window.zoomIn(around: 0)
        #expect(window.range == 0..<80)
        window.zoomIn(around: 79)
        #expect(window.range == 40..<80)
        window.zoomOut(around: 60)
        #expect(window.range.count == 80 && window.range.contains(60))
        window.zoomOut(around: 60)
        #expect(window.isWhole)
    }

    @Test func `panning stops at the ends, whatever the distance`() {
        var window = ChartWindow(count: 40)
        window.zoomIn(around: 0)
        window.pan(by: .max)
        #expect(window.range == 20..<40)
        window.pan(by: .min)
        #expect(window.range == 0..<20)
        window.pan(by: 7)
        #expect(window.range == 7..<27)
    }

    @Test func `revealing a point moves the window no further than needed`() {
        var window = ChartWindow(count: 40)
        window.zoomIn(around: 0)
        window.reveal(25)
        #expect(window.range == 6..<26)
        window.reveal(3)
        #expect(window.range == 3..<23)
        window.reveal(10)
        #expect(window.range == 3..<23)
        window.reveal(500)
        #expect(window.range == 20..<40)
    }

    @Test(arguments: [0, 1, 2, 3, 5, 200])
    func `after any change the window lies within the points`(count: Int) {
        var window = ChartWindow(count: count)
        for step in 0..<60 {
            switch step % 6 {
            case 0, 1: window.zoomIn(around: step * 7)
            case 2: window.pan(by: step - 30)
            case 3: window.zoomOut(around: -step)
            case 4: window.reveal(step)
            default: window.setCount((count + step) % (count + 3))
            }
            #expect(window.range.lowerBound >= 0 && window.range.upperBound <= window.count)
            #expect(window.range.isEmpty == (window.count == 0))
            #expect(window.range.count >= min(ChartWindow.fewest, window.count))
        }
    }

    @Test func `after a change of count a full window stays full, and a zoomed one its part`() {
        var whole = ChartWindow(count: 10)
        whole.setCount(20)
        #expect(whole.isWhole)
        var part = ChartWindow(count: 40)
        part.zoomIn(around: 39)
        part.setCount(30)
        #expect(part.range == 10..<30)
    }
}
