import Testing

@testable import Terminal

struct SixelEncoderTests {
    private func encode(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> String {
        var bytes: [UInt8] = []
        for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
        return String(
            decoding: SixelEncoder.encode(PixelGrid(size: Size(width: width, height: height), bytes: bytes)),
            as: UTF8.self)
    }

    @Test func `a column of six pixels is one character, and runs are counted`() {
        let red: [UInt8] = [255, 0, 0]
        #expect(
            encode(5, 6) { _, _ in red } == "\u{1b}P0;1;0q\"1;1;5;6#196;2;100;0;0#196!5~-\u{1b}\\")
        // The last band has two rows, and a run too short to be encoded with a count.
        #expect(encode(3, 2) { _, _ in red } == "\u{1b}P0;1;0q\"1;1;3;2#196;2;100;0;0#196BBB-\u{1b}\\")
    }

    @Test func `each colour of a band has its own pass`() {
        let text = encode(2, 6) { x, _ in x == 0 ? [255, 0, 0] : [0, 0, 255] }
        #expect(text.hasSuffix("#21?~$#196~-\u{1b}\\"))
        #expect(text.contains("#21;2;0;0;100") && text.contains("#196;2;100;0;0"))
    }
}
