extension Canvas {
    /// Renders the screen as a vector image (SVG 1.1), for pages that cannot show a terminal.
    ///
    /// A cell is 8.4 by 18 units. Each run of one style is set to the width of its cells, so that rows stay aligned in
    /// any monospaced font; blocks and lines are drawn as shapes, without gaps between rows. A palette replaces the
    /// colours that the terminal chooses. `title` describes the picture for screen readers.
    ///   - background: the background of the drawn terminal.
    package func svg(title: String, background: TerminalBackground = .dark) -> String {
        let palette = background == .dark ? SVGPalette.dark : .light
        let (width, height) = (Double(size.width) * SVGCell.width, Double(size.height) * SVGCell.height)
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width + 16)) \(number(height + 16))" role="img" \
            shape-rendering="crispEdges" \
            font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono','Noto Sans Mono CJK KR',monospace" font-size="14">
            """,
            "<title>\(escaped(title))</title>",
            "<rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"\(palette.background)\"/>",
            "<g transform=\"translate(8 8)\">",
        ]
        for y in 0..<size.height {
            let runs = SVGRun.runs(of: cells(inRow: y), palette)
            lines += runs.compactMap { $0.backgroundShape(row: y) }
            lines += runs.compactMap { $0.foregroundShape(row: y) }
        }
        lines += ["</g>", "</svg>"]
        return lines.joined(separator: "\n") + "\n"
    }
}

private struct SVGPalette {
    let background: String
    let foreground: String
    let basic: [String]

    static let dark = SVGPalette(
        background: "#16181d", foreground: "#d5d8de",
        basic: [
            "#16181d", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#c8ccd4",
            "#7f848e", "#ef8b93", "#b0d695", "#f0d399", "#84c3f5", "#d59be6", "#7fd0da", "#ffffff",
        ])
    static let light = SVGPalette(
        background: "#fdfcf8", foreground: "#24272c",
        basic: [
            "#24272c", "#b3242f", "#3d7a1f", "#8a5a00", "#1f5fae", "#8a2aa5", "#0f6f7d", "#8b8f96",
            "#5d626a", "#c8434d", "#4c8f2b", "#a06d0a", "#3578c9", "#a345bd", "#1f8795", "#fdfcf8",
        ])

    func hex(_ color: Color, standard: String) -> String {
        switch color.components {
        case .standard: standard
        case .indexed(let number) where number < 16: basic[Int(number)]
        case .indexed, .rgb: color.channels.flatMap { Color(mixing: $0, with: $0, percent: 100).hex } ?? standard
        }
    }
}

/// Dimensions in units of the picture.
private enum SVGCell {
    static let width = 8.4
    static let height = 18.0
    /// From the top of a cell to the baseline of its text.
    static let baseline = 13.5
    /// The size of a glyph that is two cells wide. Its advance is its size; with the spacing it fills both cells even
    /// where `textLength` is ignored.
    static let wideSize = 16.0
    static let wideSpacing = width * 2 - wideSize
}

@MainActor
private struct SVGRun {
    let column: Int
    var width: Int
    var text: String
    let style: Style
    let block: SVGBlock?
    let line: SVGLine?
    let cellWidth: UInt8
    let palette: SVGPalette

    static func runs(of cells: [Cell], _ palette: SVGPalette) -> [SVGRun] {
        var runs: [SVGRun] = []
        for (column, cell) in cells.enumerated() where !cell.isContinuation {
            let block = cell.scalar.flatMap(SVGBlock.init)
            let line = cell.scalar.flatMap(SVGLine.init)
            if let last = runs.indices.last, runs[last].continues(with: cell, block, line) {
                runs[last].text += cell.text
                runs[last].width += Int(cell.width)
            } else {
                runs.append(
                    SVGRun(
                        column: column, width: Int(cell.width), text: cell.text, style: cell.style, block: block,
                        line: line, cellWidth: cell.width, palette: palette))
            }
        }
        return runs
    }

    /// Wide and narrow glyphs never share a run: their fonts differ in width.
    private func continues(with cell: Cell, _ block: SVGBlock?, _ line: SVGLine?) -> Bool {
        style == cell.style && self.block == block && self.line == line && cellWidth == cell.width
            && (block?.isRow ?? true) && (line?.isRow ?? true)
    }

    private var isReversed: Bool { style.attributes.contains(.reverse) }

    private var ink: String {
        isReversed
            ? palette.hex(style.background, standard: palette.background)
            : palette.hex(style.foreground, standard: palette.foreground)
    }

    func backgroundShape(row: Int) -> String? {
        guard isReversed || style.background != .standard else { return nil }
        let fill =
            isReversed
            ? palette.hex(style.foreground, standard: palette.foreground)
            : palette.hex(style.background, standard: palette.background)
        return rectangle(row: row, from: 0, to: 1, fill: fill)
    }

    func foregroundShape(row: Int) -> String? {
        if let block {
            return block.parts.map { part in
                rectangle(
                    row: row, from: part.top, to: part.bottom, fill: ink, columns: part.left...part.right,
                    opacity: block.opacity)
            }.joined(separator: "\n")
        }
        if let line { return line.path(column: column, row: row, width: width, ink: ink) }
        guard text.contains(where: { $0 != " " }) else { return nil }
        let x = number(Double(column) * SVGCell.width)
        let y = number(Double(row) * SVGCell.height + SVGCell.baseline)
        var attributes = ""
        if cellWidth == 2 {
            attributes +=
                " font-size=\"\(number(SVGCell.wideSize))\" letter-spacing=\"\(number(SVGCell.wideSpacing))\""
        }
        if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
        if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
        if style.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
        if style.attributes.contains(.dim) { attributes += " opacity=\"0.6\"" }
        return """
            <text x="\(x)" y="\(y)" fill="\(ink)" textLength="\(number(Double(width) * SVGCell.width))" \
            lengthAdjust="spacingAndGlyphs" xml:space="preserve"\(attributes)>\(escaped(text))</text>
            """
    }

    /// `top` and `bottom` are edges within the row, 0 to 1; `columns` is the filled share of the width.
    private func rectangle(
        row: Int, from top: Double, to bottom: Double, fill: String, columns: ClosedRange<Double> = 0...1,
        opacity: Double = 1
    ) -> String {
        let x = (Double(column) + Double(width) * columns.lowerBound) * SVGCell.width
        let share = columns.upperBound - columns.lowerBound
        return """
            <rect x="\(number(x))" y="\(number((Double(row) + top) * SVGCell.height))" \
            width="\(number(Double(width) * SVGCell.width * share))" height="\(number((bottom - top) * SVGCell.height))" \
            fill="\(fill)"\(opacity == 1 ? "" : " fill-opacity=\"\(number(opacity))\"")/>
            """
    }
}

private struct SVGBlock: Equatable {
    struct Part: Equatable {
        var left = 0.0
        var right = 1.0
        var top = 0.0
        var bottom = 1.0
    }

    private(set) var parts = [Part()]
    private(set) var opacity = 1.0

    /// Whether neighbours join to one shape.
    var isRow: Bool { parts.count == 1 && parts[0].left == 0 && parts[0].right == 1 }

    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x2580: parts[0].bottom = 0.5
        case 0x2581...0x2587: parts[0].top = 1 - Double(scalar.value - 0x2580) / 8
        case 0x2588: break
        case 0x2589...0x258F: parts[0].right = 1 - Double(scalar.value - 0x2588) / 8
        case 0x2590: parts[0].left = 0.5
        case 0x2591...0x2593: opacity = Double(scalar.value - 0x2590) / 4
        case 0x2596...0x259F:
            let filled = Self.quadrants[Int(scalar.value - 0x2596)]
            parts = (0..<4).filter { filled & 1 << $0 != 0 }.map { place in
                let (x, y) = (Double(place % 2) / 2, Double(place / 2) / 2)
                return Part(left: x, right: x + 0.5, top: y, bottom: y + 0.5)
            }
        default: return nil
        }
    }

    /// The quarters of U+2596 to U+259F, a bit each: top left, top right, bottom left, bottom right.
    private static let quadrants = [0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110]
}

/// A cell of a frame: arms from its middle to its sides.
private struct SVGLine: Equatable {
    let left: Bool
    let right: Bool
    let up: Bool
    let down: Bool
    let isHeavy: Bool
    let isRound: Bool

    /// Whether neighbours join to one line.
    var isRow: Bool { left && right && !up && !down }

    init?(_ scalar: Unicode.Scalar) {
        let arms: String
        switch scalar {
        case "─", "━": arms = "lr"
        case "│", "┃": arms = "ud"
        case "╭", "┌", "┏": arms = "rd"
        case "╮", "┐", "┓": arms = "ld"
        case "╰", "└", "┗": arms = "ru"
        case "╯", "┘", "┛": arms = "lu"
        default: return nil
        }
        left = arms.contains("l")
        right = arms.contains("r")
        up = arms.contains("u")
        down = arms.contains("d")
        isHeavy = "━┃┏┓┗┛".unicodeScalars.contains(scalar)
        isRound = "╭╮╰╯".unicodeScalars.contains(scalar)
    }

    func path(column: Int, row: Int, width: Int, ink: String) -> String {
        let (x, y) = (Double(column) * SVGCell.width, Double(row) * SVGCell.height)
        let (end, bottom) = (x + Double(width) * SVGCell.width, y + SVGCell.height)
        let (middle, centre) = (x + SVGCell.width / 2, y + SVGCell.height / 2)
        let across = "\(number(left ? x : end)) \(number(centre))"
        let along = "\(number(middle)) \(number(up ? y : bottom))"
        let path =
            if isRow {
                "M\(across)H\(number(end))"
            } else if up && down {
                "M\(number(middle)) \(number(y))V\(number(bottom))"
            } else if isRound {
                "M\(across)Q\(number(middle)) \(number(centre)) \(along)"
            } else {
                "M\(across)H\(number(middle))V\(number(up ? y : bottom))"
            }
        return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(ink)\"\(isHeavy ? " stroke-width=\"2\"" : "")/>"
    }
}

/// Formats with at most two decimals, never with an exponent.
private func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return "\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
}

private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default: result.append(character)
        }
    }
    return result
}
