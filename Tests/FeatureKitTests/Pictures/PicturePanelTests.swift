import Domain
import Reactive
import Terminal
import TestSupport
import Testing

@testable import FeatureKit

/// The place of a picture, and when none is shown.
@MainActor
struct PicturePanelTests {
    private let wanted = Signal<PictureSize>()
    private let state = Observable(PictureState.none)
    private let host = StubScreenHost()
    private let bag = SubscriptionBag()
    private let panel: PicturePanel

    init() {
        panel = PicturePanel(wanted: wanted)
        panel.bind(state.readOnly, in: host, bag: bag)
    }

    private func picture(_ width: Int, _ height: Int) throws -> Picture {
        try #require(
            Picture(
                size: PictureSize(width: width, height: height),
                pixels: (0..<width * height).flatMap { [UInt8(truncatingIfNeeded: $0 * 37), 90, 200] }))
    }

    private func draw(
        _ width: Int, _ height: Int, _ context: RenderContext = RenderContext(pictures: .palette)
    ) -> (canvas: Canvas, rest: Rect) {
        var canvas = Canvas(size: Size(width: width, height: height))
        let rest = panel.draw(into: &canvas, in: canvas.bounds, context: context)
        return (canvas, rest)
    }

    private func blocks(_ canvas: Canvas) -> Int { canvas.text.count { $0 == "▀" } }

    @Test func `the picture is on the right if it fits, and the page gets the rest`() throws {
        let sizes = Recorded(wanted.events)
        state.send(.expected)
        #expect(draw(100, 25).rest == Rect(x: 0, y: 0, width: 72, height: 25))
        #expect(sizes.values == [PictureSize(width: 24, height: 36)])
        #expect(blocks(draw(100, 25).canvas) == 0)
        state.send(.shown(try picture(24, 36)))
        let drawn = draw(100, 25)
        #expect(blocks(drawn.canvas) > 300)
        #expect((0..<74).allSatisfy { x in (0..<25).allSatisfy { drawn.canvas[x, $0].text != "▀" } })
        #expect(drawn.canvas[99, 0].text == " ")
        #expect(sizes.values.count == 1)
    }

    @Test func `another size requests another picture, and nothing is drawn until it arrives`() throws {
        let sizes = Recorded(wanted.events)
        state.send(.shown(try picture(36, 54)))
        #expect(draw(160, 40).rest == Rect(x: 0, y: 0, width: 120, height: 40))
        #expect(blocks(draw(160, 40).canvas) > 700)
        #expect(draw(100, 25).rest.width == 72)
        #expect(blocks(draw(100, 25).canvas) == 0)
        #expect(
            sizes.values == [PictureSize(width: 36, height: 54), PictureSize(width: 24, height: 36)])
    }

    @Test(arguments: [(80, 19), (60, 11), (95, 25), (100, 19)])
    func `a small screen has no room and requests nothing`(width: Int, height: Int) {
        let sizes = Recorded(wanted.events)
        state.send(.expected)
        #expect(draw(width, height).rest == Rect(x: 0, y: 0, width: width, height: height))
        #expect(sizes.values.isEmpty)
    }

    @Test func `without picture support nothing is requested`() throws {
        let sizes = Recorded(wanted.events)
        state.send(.shown(try picture(24, 36)))
        let drawn = draw(100, 25, RenderContext(pictures: .none))
        #expect(drawn.rest.width == 100)
        #expect(blocks(drawn.canvas) == 0)
        #expect(sizes.values.isEmpty)
    }

    @Test func `a terminal with pixels gets the picture itself above blank cells`() throws {
        let sizes = Recorded(wanted.events)
        let context = RenderContext(pictures: .pixels(cell: Size(width: 10, height: 20)))
        state.send(.shown(try picture(24, 36)))
        // The picture was made for half blocks; its replacement is loading.
        #expect(draw(100, 25, context).canvas.pictures.isEmpty)
        #expect(sizes.values == [PictureSize(width: 240, height: 360)])
        state.send(.shown(try picture(240, 360)))
        let canvas = draw(100, 25, context).canvas
        #expect(canvas.pictures.map(\.rect) == [Rect(x: 74, y: 0, width: 24, height: 18)])
        #expect(blocks(canvas) == 0)
        #expect(canvas[74, 0].text == "\u{a0}")
    }

    @Test func `a page without a picture keeps its full width`() {
        #expect(draw(100, 25).rest.width == 100)
    }

    @Test func `a change requests a frame, and no change requests none`() throws {
        let before = host.frameCount
        state.send(.expected)
        #expect(host.frameCount == before + 1)
        state.send(.expected)
        #expect(host.frameCount == before + 1)
    }
}
