import Testing

@testable import Terminal

@MainActor
struct HalfBlocksTests {
    private let red: [UInt8] = [255, 0, 0]
    private let blue: [UInt8] = [0, 0, 255]

    private func drawn(_ size: Size, _ bytes: [UInt8], _ colors: PictureColors) -> (Canvas, HalfBlocks) {
        let blocks = HalfBlocks(PixelGrid(size: size, bytes: bytes), in: colors)
        var canvas = Canvas(size: Size(width: 4, height: 3))
        blocks.draw(into: &canvas, x: 1, y: 0, style: Style(background: .indexed(18)))
        return (canvas, blocks)
    }

    @Test func `the upper pixel is the foreground, the lower one the background`() {
        let (canvas, blocks) = drawn(Size(width: 1, height: 2), red + blue, .all)
        #expect(blocks.size == Size(width: 1, height: 1))
        #expect(canvas[1, 0].text == "▀")
        #expect(canvas[1, 0].style == Style(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255)))
        #expect(canvas[2, 0].text == " ")
    }

    @Test func `two equal pixels are a blank, which is cheaper`() {
        let (canvas, _) = drawn(Size(width: 1, height: 2), red + red, .all)
        #expect(canvas[1, 0] == .blank(Style(background: .rgb(255, 0, 0))))
    }

    @Test func `an odd last row ends in the page's background`() {
        let (canvas, blocks) = drawn(Size(width: 2, height: 3), red + red + blue + blue + red + blue, .palette)
        #expect(blocks.size == Size(width: 2, height: 2))
        #expect(canvas[1, 1].style == Style(foreground: .indexed(196), background: .indexed(18)))
        #expect(canvas[2, 1].style == Style(foreground: .indexed(21), background: .indexed(18)))
    }

    @Test func `without colours nothing is drawn`() {
        let (canvas, blocks) = drawn(Size(width: 1, height: 2), red + blue, .none)
        #expect(blocks.size == Size(width: 0, height: 0))
        #expect(canvas.text.allSatisfy { $0 == " " || $0 == "\n" })
    }

    @Test(arguments: [(0, PictureColors.none), (8, .none), (16, .none), (256, .palette), (16_777_216, .all)])
    func `the number of colours decides how pictures are drawn`(count: Int, colors: PictureColors) {
        #expect(PictureColors(available: count) == colors)
    }
}
