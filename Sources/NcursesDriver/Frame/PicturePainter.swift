import Terminal

struct PicturePainter {
    /// The first picture number in the terminal's memory.
    private static let firstNumber = 4_700
    private static let pieceLimit = 4_096

    var graphics: TerminalGraphics?
    private var shown: [PicturePlacement] = []

    init(graphics: TerminalGraphics? = nil) {
        self.graphics = graphics
    }

    /// Whether the shown pictures can only be removed by redrawing the screen: sixels are paint.
    func needsClearing(for wanted: [PicturePlacement]) -> Bool {
        graphics == .sixel && !shown.allSatisfy(wanted.contains)
    }

    /// Call after the screen was cleared, which removes the pictures.
    mutating func forget() {
        shown = []
    }

    /// Replaces the shown pictures with those of the frame, whose own bytes may have moved pictures.
    mutating func paint(_ wanted: [PicturePlacement], after frame: ArraySlice<UInt8>, into bytes: inout [UInt8]) {
        guard let graphics, !(wanted.isEmpty && shown.isEmpty) else { return }
        let isMoved = Self.scrolls(frame)
        for number in 0..<max(wanted.count, shown.count) {
            let before = shown.indices.contains(number) ? shown[number] : nil
            guard wanted.indices.contains(number) else {
                if graphics == .kitty { bytes += Self.removal(Self.firstNumber + number) }
                continue
            }
            let placement = wanted[number]
            if before == placement, !isMoved { continue }
            Self.at(placement.rect, into: &bytes) { bytes in
                switch graphics {
                case .sixel: bytes += SixelEncoder.encode(placement.picture)
                case .kitty:
                    Self.show(placement, Self.firstNumber + number, isKnown: before == placement, into: &bytes)
                }
            }
        }
        shown = wanted
    }

    mutating func removeAll(into bytes: inout [UInt8]) {
        if graphics == .kitty {
            for number in shown.indices { bytes += Self.removal(Self.firstNumber + number) }
        }
        shown = []
    }

    private static func at(_ rect: Rect, into bytes: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
        bytes += "\u{1b}7\u{1b}[\(rect.y + 1);\(rect.x + 1)H".utf8
        write(&bytes)
        bytes += "\u{1b}8".utf8
    }

    /// Showing a number again replaces its picture.
    private static func show(
        _ placement: PicturePlacement, _ number: Int, isKnown: Bool, into bytes: inout [UInt8]
    ) {
        let place = "i=\(number),p=1,c=\(placement.rect.width),r=\(placement.rect.height),C=1,q=2"
        guard !isKnown else {
            bytes += "\u{1b}_Ga=p,\(place)\u{1b}\\".utf8
            return
        }
        let size = placement.picture.size
        let data = Base64.encode(placement.picture.bytes)
        for start in stride(from: 0, to: data.count, by: pieceLimit) {
            let piece = data[start..<min(start + pieceLimit, data.count)]
            let head = start == 0 ? "a=T,f=24,s=\(size.width),v=\(size.height),\(place)," : ""
            bytes += "\u{1b}_G\(head)m=\(piece.endIndex < data.count ? 1 : 0);".utf8
            bytes += piece
            bytes += "\u{1b}\\".utf8
        }
    }

    private static func removal(_ number: Int) -> [UInt8] {
        Array("\u{1b}_Ga=d,d=I,i=\(number),q=2\u{1b}\\".utf8)
    }

    /// Whether the frame scrolls a region, inserts or deletes lines: `ESC[…r`, `ESC[…S`, `T`, `L`, `M`, or `ESC M`.
    static func scrolls(_ frame: ArraySlice<UInt8>) -> Bool {
        var index = frame.startIndex
        while let escape = frame[index...].firstIndex(of: 0x1b), escape + 1 < frame.endIndex {
            index = escape + 1
            if frame[index] == UInt8(ascii: "M") || frame[index] == UInt8(ascii: "D") { return true }
            guard frame[index] == UInt8(ascii: "[") else { continue }
            index += 1
            while index < frame.endIndex, (0x30...0x3b).contains(frame[index]) { index += 1 }
            if index < frame.endIndex, "rSTLM".utf8.contains(frame[index]) { return true }
        }
        return false
    }
}
