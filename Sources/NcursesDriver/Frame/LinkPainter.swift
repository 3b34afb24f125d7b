import Terminal

/// Rewrites linked text with its address (OSC 8) after the frame, since ncurses does not support links. Text that
/// ncurses moves or erases takes its link along.
@MainActor
struct LinkPainter {
    private struct Span: Hashable {
        let point: Point
        let link: UInt16
        let style: Style
        let text: String
    }

    private let isOn: Bool
    private var shown: Set<Span> = []
    private var last: Canvas?

    init(isOn: Bool = true) {
        self.isOn = isOn
    }

    /// Call after the screen was cleared, which removes the links.
    mutating func forget() {
        shown = []
        last = nil
    }

    /// Links the text of the frame, whose own bytes may have moved or overwritten links.
    mutating func paint(
        _ canvas: Canvas, after frame: ArraySlice<UInt8>, of screen: CursesScreen, into bytes: inout [UInt8]
    ) {
        guard isOn, !LinkTable.shared.isEmpty else { return }
        let wanted = Self.spans(of: canvas)
        guard !wanted.isEmpty || !shown.isEmpty else { return }
        let isMoved = last == nil || PicturePainter.scrolls(frame)
        for span in wanted {
            let y = span.point.y
            let isUntouched = last.map { canvas.isRow(y, equalTo: $0) } ?? false
            if shown.contains(span), isUntouched, !isMoved { continue }
            guard let address = LinkTable.shared.address(of: span.link) else { continue }
            bytes += "\u{1b}7\u{1b}[\(y + 1);\(span.point.x + 1)H".utf8
            bytes += "\u{1b}]8;id=\(span.link);\(address)\u{1b}\\".utf8
            bytes += screen.sequence(of: span.style)
            bytes += span.text.utf8
            bytes += TerminalModes.linkEnd
            bytes += "\u{1b}8".utf8
        }
        shown = Set(wanted)
        last = wanted.isEmpty ? nil : canvas
    }

    private static func spans(of canvas: Canvas) -> [Span] {
        var spans: [Span] = []
        for y in 0..<canvas.size.height {
            let row = canvas.cells(inRow: y)
            var x = 0
            while x < row.count {
                guard row[x].style.link != 0 else {
                    x += 1
                    continue
                }
                let (start, style) = (x, row[x].style)
                var text = ""
                while x < row.count, row[x].style == style {
                    text += row[x].text
                    x += 1
                }
                spans.append(Span(point: Point(x: start, y: y), link: style.link, style: style, text: text))
            }
        }
        return spans
    }
}
