import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

/// The placeholder of missing content: nothing at first, later a spinner, otherwise words.
@MainActor
struct PhaseIndicatorTests {
    private let host = StubScreenHost()
    private let indicator: PhaseIndicator

    init() {
        indicator = PhaseIndicator(host: host)
    }

    private func draw(_ phase: Phase, step: Int = 0) -> (text: String, isContent: Bool) {
        var canvas = Canvas(size: Size(width: 40, height: 8))
        let isContent = indicator.draw(
            phase, loading: "불러오는 중 …", seconds: { "\($0)초" }, empty: "Nothing yet.",
            retry: "Press r to try again.", into: &canvas, in: canvas.bounds, context: RenderContext(spinnerStep: step))
        return (canvas.text.trimmed, isContent)
    }

    @Test func `a short wait shows nothing`() {
        indicator.show(.loading)
        #expect(draw(.loading) == ("", false))
        host.time.advance(by: .milliseconds(149))
        #expect(draw(.loading) == ("", false))
        #expect(host.spinnerCount == 0)
        indicator.show(.loaded)
        host.time.advance(by: .seconds(1))
        #expect(host.spinnerCount == 0)
    }

    @Test func `a long wait shows a spinner and requests a frame`() {
        indicator.show(.loading)
        let frames = host.frameCount
        host.time.advance(by: .milliseconds(150))
        #expect(host.frameCount > frames)
        #expect(host.spinnerCount == 1)
        #expect(draw(.loading).text == "⠋ 불러오는 중 …")
        #expect(!draw(.loading).isContent)
    }

    @Test func `a long wait shows its seconds, and the next wait starts from zero`() {
        indicator.show(.loading)
        host.time.advance(by: .milliseconds(150))
        #expect(draw(.loading, step: 30).text == "⠋ 불러오는 중 …")
        #expect(draw(.loading, step: 40).text.hasSuffix("불러오는 중 …"))
        #expect(draw(.loading, step: 60).text.hasSuffix("불러오는 중 … 3초"))
        indicator.show(.loaded)
        indicator.show(.loading)
        host.time.advance(by: .milliseconds(150))
        #expect(draw(.loading, step: 70).text.hasSuffix("불러오는 중 …"))
    }

    @Test func `the spinner ends with the wait and with its screen`() {
        indicator.show(.loading)
        host.time.advance(by: .milliseconds(150))
        indicator.show(.loaded)
        #expect(host.spinnerCount == 0)
        var second: PhaseIndicator? = PhaseIndicator(host: host)
        second?.show(.loading)
        host.time.advance(by: .milliseconds(150))
        #expect(host.spinnerCount == 1)
        second = nil
        #expect(host.spinnerCount == 0)
        #expect(host.time.pendingCount == 0)
    }

    @Test func `a wait that continues in another phase is one wait`() {
        indicator.show(.loading)
        host.time.advance(by: .milliseconds(100))
        indicator.show(.refreshing)
        host.time.advance(by: .milliseconds(50))
        #expect(host.spinnerCount == 1)
        indicator.show(.loadingMore)
        #expect(host.spinnerCount == 1)
    }

    @Test func `each wait starts over`() {
        indicator.show(.loading)
        host.time.advance(by: .milliseconds(100))
        indicator.show(.loaded)
        indicator.show(.refreshing)
        host.time.advance(by: .milliseconds(100))
        #expect(host.spinnerCount == 0)
    }

    @Test(arguments: [Phase.loaded, .refreshing, .loadingMore])
    func `content is drawn by its screen`(phase: Phase) {
        #expect(draw(phase) == ("", true))
    }

    @Test func `an empty list shows its message`() {
        #expect(draw(.empty) == ("Nothing yet.", false))
    }

    @Test func `a failure shows its reason and how to retry`() {
        let drawn = draw(.failed("The disk is full."))
        #expect(drawn.text.contains("The disk is full."))
        #expect(drawn.text.contains("Press r to try again."))
        #expect(!drawn.isContent)
    }

    @Test func `every phase requests a frame`() {
        for phase in [Phase.loading, .loaded, .empty, .failed("x")] {
            let before = host.frameCount
            indicator.show(phase)
            #expect(host.frameCount > before)
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
