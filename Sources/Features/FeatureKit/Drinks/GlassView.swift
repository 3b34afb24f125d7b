package import Domain
package import Terminal

package struct GlassLayer: Hashable, Sendable {
    package let line: Int
    /// The share of the drink, 0 to 1.
    package let share: Double
    /// `#rrggbb`; nil if unknown.
    package let color: String?

    package init(line: Int, share: Double, color: String?) {
        self.line = line
        self.share = share
        self.color = color
    }

    /// The layers of a drink, from the bottom of the glass.
    package static func layers(of description: DrinkDescription) -> [GlassLayer] {
        let whole = description.layers.reduce(0) { $0 + $1.millilitres }
        return description.layers.map {
            GlassLayer(line: $0.line, share: $0.millilitres / whole, color: $0.color?.hex)
        }
    }

    /// The share of its glass that a drink fills, 0 to 1: at least two thirds, because ice raises the liquid.
    package static func fill(of description: DrinkDescription) -> Double {
        guard let glass = description.glass, glass.volume > 0 else { return 0.75 }
        return min(max(description.estimate.dilutedVolume / glass.volume, 0.67), 0.9)
    }
}

/// The outline of a glass at any height, taken from its small drawing.
struct GlassShape {
    /// The inner columns of each row of the drawing's bowl, from the top.
    private let bowl: [ClosedRange<Double>]
    let hasStem: Bool

    /// - Parameter art: `#` and `~` are liquid; rows below the last of them are the stem or the base.
    init(_ art: [String]) {
        let rows = art.map(Array.init)
        func isLiquid(_ character: Character) -> Bool { character == "#" || character == "~" }
        let end = rows.lastIndex { $0.contains(where: isLiquid) } ?? -1
        bowl = rows.prefix(end + 1).map { row in
            let liquid = row.indices.filter { isLiquid(row[$0]) }
            let walls = row.indices.filter { row[$0] != " " }
            let first = liquid.first ?? (walls.first ?? 0) + 1
            let last = liquid.last ?? (walls.last ?? row.count) - 1
            return Double(first)...Double(max(first, last))
        }
        hasStem = rows.dropFirst(end + 1).contains { String($0).contains("||") }
    }

    var isEmpty: Bool { bowl.isEmpty }

    func rows(height: Int, width: Int) -> [Range<Int>] {
        guard !bowl.isEmpty, height > 0 else { return [] }
        let left = bowl.map(\.lowerBound).min() ?? 0
        let widest = max(1, (bowl.map(\.upperBound).max() ?? 0) - left + 1)
        return (0..<height).map { y in
            let place = (Double(y) + 0.5) / Double(height) * Double(bowl.count) - 0.5
            let above = min(max(Int(place.rounded(.down)), 0), bowl.count - 1)
            let below = min(above + 1, bowl.count - 1)
            let part = min(max(place - Double(above), 0), 1)
            func mean(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
            let start = mean(bowl[above].lowerBound, bowl[below].lowerBound) - left
            let end = mean(bowl[above].upperBound, bowl[below].upperBound) - left + 1
            let first = Int((start / widest * Double(width)).rounded())
            let last = width - Int(((widest - end) / widest * Double(width)).rounded())
            return first..<max(first + 1, last)
        }
    }
}

/// Draws nothing for a screen reader: the recipe says the same.
@MainActor
package enum GlassView {
    /// Draws a small glass, in the drink's colour if it is known and the theme has colours.
    package static func draw(
        _ art: [String], color: String?, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        guard !context.isPlain else { return }
        let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
        let drink = context.style(ofColor: color)
        for (row, line) in art.map(Array.init).enumerated() {
            for (column, character) in line.enumerated() where character != " " {
                let isLiquid = character == "#" || character == "~"
                let lineSign = isASCII ? character : Self.lineSign(in: line, at: column)
                canvas.put(
                    String(character == "#" ? context.glyphs.liquid : lineSign), x: x + column, y: y + row,
                    style: isLiquid ? drink : context.theme[.muted])
            }
        }
    }

    /// The sign that draws a character of a small drawing as a line; corners bend towards their neighbours.
    private static func lineSign(in line: [Character], at column: Int) -> Character {
        func joins(_ neighbour: Int) -> Bool {
            line.indices.contains(neighbour) && ["-", "=", ".", "'"].contains(line[neighbour])
                && line[neighbour] != line[column]
        }
        switch line[column] {
        case "~": return "▄"
        case "|": return "│"
        case "-": return "─"
        case "=": return "═"
        case "\\": return "╲"
        case "/": return "╱"
        case "'": return joins(column - 1) ? "╯" : "╰"
        case "." where joins(column + 1): return "╭"
        case "." where joins(column - 1): return "╮"
        default: return line[column]
        }
    }

    /// Draws a large glass whose layers, from the bottom, have the colours and the shares of what is poured and at
    /// least one row each; `fill` is the full share of the bowl, 0 to 1. Returns the cell right of the middle of each
    /// layer, outside the glass.
    @discardableResult
    package static func draw(
        _ art: [String], layers: [GlassLayer], fill: Double, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) -> [Point] {
        let shape = GlassShape(art)
        let foot = shape.hasStem ? 3 : 1
        let rows = shape.rows(height: max(1, rect.height - foot), width: rect.width - 2)
        guard !shape.isEmpty, !rows.isEmpty, !context.isPlain else { return [] }
        let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
        let wall = context.theme[.muted]
        for (y, columns) in rows.enumerated() {
            canvas.put(isASCII ? "|" : "▐", x: rect.x + columns.lowerBound, y: rect.y + y, style: wall)
            canvas.put(isASCII ? "|" : "▌", x: rect.x + columns.upperBound + 1, y: rect.y + y, style: wall)
        }
        drawFoot(shape, rows[rows.count - 1], into: &canvas, in: rect, y: rect.y + rows.count, context: context)
        let counts = Self.rows(of: layers, in: rows, fill: fill)
        let textures = textures(of: layers, isASCII: isASCII, context)
        var bottom = rows.count
        return zip(layers, counts).enumerated().map { index, layer in
            let (layer, count) = layer
            let liquid = context.style(ofColor: layer.color)
            for y in max(0, bottom - count)..<bottom {
                canvas.put(
                    String(repeating: textures[index], count: rows[y].count), x: rect.x + rows[y].lowerBound + 1,
                    y: rect.y + y, style: liquid)
            }
            bottom -= count
            let middle = bottom + count / 2
            return Point(x: rect.x + rows[middle].upperBound + 2, y: rect.y + middle)
        }
    }

    /// The sign of each layer. Neighbours whose colours do not tell them apart differ by their signs.
    private static func textures(of layers: [GlassLayer], isASCII: Bool, _ context: RenderContext) -> [Character] {
        let (full, other): (Character, Character) = isASCII ? ("#", ":") : ("█", "▓")
        var textures: [Character] = []
        for (index, layer) in layers.enumerated() {
            let isDistinct = index == 0 || context.canDistinguish(layer.color, layers[index - 1].color)
            textures.append(isDistinct || textures[index - 1] == other ? full : other)
        }
        return textures
    }

    /// At least one row each. The surface may lie a row off what `fill` says if the shares come out better.
    private static func rows(of layers: [GlassLayer], in rows: [Range<Int>], fill: Double) -> [Int] {
        guard !layers.isEmpty else { return [] }
        let wanted = Int((Double(rows.count) * fill).rounded())
        let possible = [wanted, wanted - 1, wanted + 1].map { min(max($0, layers.count), rows.count) }
        let divided = possible.map { filled in
            let counts = divide(rows.suffix(filled).reversed().map { Double($0.count) }, among: layers)
            let error = zip(layers, counts).reduce(0) { $0 + abs($1.0.share - Double($1.1) / Double(filled)) }
            return (counts: counts, error: error)
        }
        return divided.min { $0.error < $1.error }?.counts ?? []
    }

    /// `rows` are the columns of each row, from the bottom.
    private static func divide(_ rows: [Double], among layers: [GlassLayer]) -> [Int] {
        let whole = rows.reduce(0, +)
        var counts = layers.map { _ in 0 }
        var below = 0.0
        for columns in rows {
            let middle = (below + columns / 2) / whole
            below += columns
            var sum = 0.0
            let layer = layers.firstIndex { layer in
                sum += layer.share
                return sum >= middle
            }
            counts[layer ?? layers.count - 1] += 1
        }
        for index in counts.indices where counts[index] == 0 {
            guard let largest = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[largest] > 1 else { break }
            counts[largest] -= 1
            counts[index] = 1
        }
        return counts
    }

    private static func drawFoot(
        _ shape: GlassShape, _ bottom: Range<Int>, into canvas: inout Canvas, in rect: Rect, y: Int,
        context: RenderContext
    ) {
        let style = context.theme[.muted]
        let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
        guard shape.hasStem else {
            let line = String(repeating: isASCII ? "-" : "▀", count: bottom.count)
            let base = isASCII ? "'\(line)'" : "▝\(line)▘"
            canvas.put(base, x: rect.x + bottom.lowerBound, y: y, style: style)
            return
        }
        let middle = rect.x + rect.width / 2 - 1
        for row in [y, y + 1] { canvas.put(isASCII ? "||" : "▐▌", x: middle, y: row, style: style) }
        canvas.put(isASCII ? ".-''-." : "▄▄▟▙▄▄", x: middle - 2, y: y + 2, style: style)
    }
}
