extension Canvas {
    /// Renders the screen as a vector image (SVG 1.1), for pages that cannot show a terminal.
    ///
    /// A cell is 8.4 by 18 units. Each run of one style is set to the width of its cells, so that rows stay aligned in
    /// any monospaced font; blocks are drawn as shapes, without gaps between rows. A palette replaces the colours that
    /// the terminal chooses.
    ///
    /// - Parameters:
    ///   - title: a description of the picture for screen readers.
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
        case .indexed(let number): Self.hex(PaletteDither.color(number))
        case .rgb: color.hex ?? standard
        }
    }

    private static func hex(_ color: (Int, Int, Int)) -> String {
        "#"
            + [color.0, color.1, color.2].map { value in
                let digits = String(value, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}

/// Dimensions in units of the picture.
private enum SVGCell {
    static let width = 8.4
    static let height = 18.0
    /// From the top of a cell to the baseline of its text.
    static let baseline = 13.5
}

@MainActor
private struct SVGRun {
    let column: Int
    var width: Int
    var text: String
    let style: Style
    let block: SVGBlock?
    let cellWidth: UInt8
    let palette: SVGPalette

    static func runs(of cells: [Cell], _ palette: SVGPalette) -> [SVGRun] {
        var runs: [SVGRun] = []
        for (column, cell) in cells.enumerated() where !cell.isContinuation {
            let block = cell.scalar.flatMap(SVGBlock.init)
            if let last = runs.indices.last, runs[last].continues(with: cell, block) {
                runs[last].text += cell.text
                runs[last].width += Int(cell.width)
            } else {
                runs.append(
                    SVGRun(
                        column: column, width: Int(cell.width), text: cell.text, style: cell.style, block: block,
                        cellWidth: cell.width, palette: palette))
            }
        }
        return runs
    }

    /// Wide and narrow glyphs never share a run: their fonts differ in width.
    private func continues(with cell: Cell, _ block: SVGBlock?) -> Bool {
        style == cell.style && self.block == block && cellWidth == cell.width && (block?.part ?? 1) == 1
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
            return rectangle(row: row, from: block.top, to: block.bottom, fill: ink, part: block.part)
        }
        guard text.contains(where: { $0 != " " }) else { return nil }
        let x = number(Double(column) * SVGCell.width)
        let y = number(Double(row) * SVGCell.height + SVGCell.baseline)
        var attributes = ""
        if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
        if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
        if style.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
        if style.attributes.contains(.dim) { attributes += " opacity=\"0.6\"" }
        return """
            <text x="\(x)" y="\(y)" fill="\(ink)" textLength="\(number(Double(width) * SVGCell.width))" \
            lengthAdjust="spacingAndGlyphs" xml:space="preserve"\(attributes)>\(escaped(text))</text>
            """
    }

    /// - Parameters:
    ///   - top: the upper edge within the row, 0-1, as `bottom` is the lower one.
    ///   - part: the filled share of the width, from the left.
    private func rectangle(row: Int, from top: Double, to bottom: Double, fill: String, part: Double = 1) -> String {
        """
        <rect x="\(number(Double(column) * SVGCell.width))" y="\(number((Double(row) + top) * SVGCell.height))" \
        width="\(number(Double(width) * SVGCell.width * part))" height="\(number((bottom - top) * SVGCell.height))" \
        fill="\(fill)"/>
        """
    }
}

private struct SVGBlock: Equatable {
    var top = 0.0
    var bottom = 1.0
    /// The filled share of the width, from the left.
    var part = 1.0

    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x2580: bottom = 0.5
        case 0x2581...0x2587: top = 1 - Double(scalar.value - 0x2580) / 8
        case 0x2588: break
        case 0x2589...0x258F: part = 1 - Double(scalar.value - 0x2588) / 8
        default: return nil
        }
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
