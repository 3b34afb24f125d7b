package import Terminal

/// A framed part of a page.
@MainActor
package struct Pane {
    /// Draws from line 0. Returns the number of lines and the line of the focus.
    package typealias Content = (inout Canvas, RenderContext) -> (lines: Int, focus: Int?)

    let title: String
    let figure: String
    /// The columns the content needs side by side with other panes.
    let columns: Int
    let weight: Int
    /// The rows needed at least, for content that fills the rows of its canvas; nil for content of its own height.
    let rows: Int?
    /// The most rows such content can use.
    let mostRows: Int
    /// Whether content of its own height may take up to twice its rows; it is drawn again at the height it gets.
    let isAiry: Bool
    let content: Content

    package init(
        _ title: String, figure: String = "", columns: Int = 0, weight: Int = 1, rows: Int? = nil,
        mostRows: Int = 1_000, isAiry: Bool = false, content: @escaping Content
    ) {
        self.title = title
        self.figure = figure
        self.columns = columns
        self.weight = weight
        self.rows = rows
        self.mostRows = mostRows
        self.isAiry = isAiry
        self.content = content
    }
}

@MainActor
package protocol PaneSource {
    var context: RenderContext { get set }
}

extension PaneSource {
    package func pane(
        _ title: String, figure: String = "", weight: Int = 1, rows: Int? = nil, mostRows: Int = 1_000,
        isAiry: Bool = false, draw: @escaping (Self, inout Canvas) -> (lines: Int, focus: Int?)
    ) -> Pane {
        Pane(title, figure: figure, weight: weight, rows: rows, mostRows: mostRows, isAiry: isAiry) { canvas, context in
            var view = self
            view.context = context
            return draw(view, &canvas)
        }
    }
}

/// Places the panes of a page in a wide window. The focus moves in the order of the panes.
@MainActor
package indirect enum PaneLayout {
    case pane(Pane)
    case column([PaneLayout])
    case row([PaneLayout])
    /// In columns, filled one after another: as many as the window has room for, or fewer if the page is shorter then.
    /// Panes that all fit a column and together the window are not tried in fewer.
    case flow([Pane])

    /// The width from which a page has panes. A narrower page and one for a screen reader are lines.
    package static let leastWidth = 100
    private static let threeColumnWidth = 190
    package static let widestPage = 240

    package static func fits(_ width: Int, _ context: RenderContext) -> Bool {
        width >= leastWidth && !context.isPlain
    }

    /// Draws from line 0 and returns the number of lines and the line of the focus. `fillsPage` takes all visible rows,
    /// otherwise only those that the panes can use.
    package func draw(
        into canvas: inout Canvas, context: RenderContext, fillsPage: Bool = true
    ) -> (lines: Int, focus: Int?) {
        let width = canvas.size.width - 2
        let fitting = PaneFitting(
            columns: canvas.size.width >= Self.threeColumnWidth ? 3 : 2, metrics: canvas.metrics, context: context)
        let fitted = fitting.fit(self, width: width)
        let most = fillsPage ? Int.max : fitted.height + fitted.spareRows
        let height = min(max(fitted.height, context.pageHeight), most)
        return (height, fitting.place(fitted, into: &canvas, in: Rect(x: 1, y: 0, width: width, height: height)))
    }

    fileprivate var weight: Int {
        switch self {
        case .pane(let pane): pane.weight
        case .column(let parts): parts.map(\.weight).max() ?? 1
        case .row(let parts): parts.reduce(0) { $0 + $1.weight }
        case .flow: 1
        }
    }
}

/// Measures panes by drawing them, then places what was drawn.
@MainActor
private struct PaneFitting {
    indirect enum Fitted {
        case pane(Pane, DrawnPage?, height: Int)
        case column([Fitted])
        case row([(part: Fitted, width: Int)])

        var height: Int {
            switch self {
            case .pane(_, _, let height): height
            case .column(let parts): parts.reduce(0) { $0 + $1.height }
            case .row(let parts): parts.reduce(0) { max($0, $1.part.height) }
            }
        }

        /// The rows it can use beyond its height.
        var spareRows: Int {
            switch self {
            case .pane(let pane, let drawn, _):
                pane.rows.map { max(0, pane.mostRows - $0) } ?? (pane.isAiry ? drawn?.lines ?? 0 : 0)
            case .column(let parts): parts.reduce(0) { $0 + $1.spareRows }
            case .row(let parts): parts.reduce(0) { max($0, $1.part.height + $1.part.spareRows) } - height
            }
        }
    }

    let columns: Int
    let metrics: TextMetrics
    let context: RenderContext

    func fit(_ layout: PaneLayout, width: Int) -> Fitted {
        switch layout {
        case .pane(let pane): return fit(pane, width: width)
        case .column(let parts): return .column(parts.map { fit($0, width: width) })
        case .row(let parts):
            let widths = Self.split(width - (parts.count - 1), by: parts.map(\.weight))
            return .row(zip(parts, widths).map { (fit($0, width: $1), $1) })
        case .flow(let panes):
            // Draws a pane once for each width that it is tried at.
            var drawn: [[Int: Fitted]] = panes.map { _ in [:] }
            func fitted(_ place: Int, _ width: Int) -> Fitted {
                if let known = drawn[place][width] { return known }
                let new = fit(panes[place], width: width)
                drawn[place][width] = new
                return new
            }
            let widest = flow(panes, width: width, columns: columns) { fitted($0, $1) }
            let areNarrow = panes.allSatisfy { $0.columns + 2 <= Self.column(of: columns, in: width) }
            // Spares drawing the panes at a second width.
            if columns < 3 || areNarrow && widest.height <= context.pageHeight { return widest }
            let fewer = flow(panes, width: width, columns: columns - 1) { fitted($0, $1) }
            return fewer.height < widest.height ? fewer : widest
        }
    }

    private func fit(_ pane: Pane, width: Int) -> Fitted {
        guard let rows = pane.rows else {
            let drawn = DrawnPage(
                width: width - 2, rows: pane.isAiry ? 1 : 40, pageHeight: context.pageHeight, metrics: metrics,
                context: context, content: pane.content)
            return .pane(pane, drawn, height: drawn.lines + 2)
        }
        return .pane(pane, nil, height: rows + 2)
    }

    private static func column(of columns: Int, in width: Int) -> Int { (width - (columns - 1)) / columns }

    /// Fills columns of equal width one after another. A pane too wide for a column takes a line of its own.
    ///
    /// - Parameter fit: fits the pane at an index of `panes` into a width.
    private func flow(_ panes: [Pane], width: Int, columns: Int, fit: @MainActor (Int, Int) -> Fitted) -> Fitted {
        let column = Self.column(of: columns, in: width)
        var bands: [Fitted] = []
        var narrow: [Int] = []
        func close() {
            let lined = stride(from: 0, to: narrow.count, by: columns).map { first in
                narrow[first..<min(first + columns, narrow.count)].map { [$0] }
            }
            // Panes in a single line have their final width at once.
            let arranged = lined.count < 2 ? lined : lowest(lined) { fit($0, column).height }
            for parts in arranged {
                let widths = Self.split(width - (parts.count - 1), by: parts.map { _ in 1 })
                let columns = zip(parts, widths).map { places, width in
                    (part: Fitted.column(places.map { fit($0, width) }), width: width)
                }
                bands.append(.row(columns))
            }
            narrow = []
        }
        for (place, pane) in panes.enumerated() {
            if pane.columns + 2 > column {
                close()
                bands.append(fit(place, width))
            } else {
                narrow.append(place)
            }
        }
        close()
        return .column(bands)
    }

    /// Returns the bands of columns, or one band of as many columns if that is lower. Of two equally high
    /// layouts, takes the one with fewer empty rows.
    private func lowest(_ bands: [[[Int]]], height: @MainActor (Int) -> Int) -> [[[Int]]] {
        func columnHeight(_ places: [Int]) -> Int { places.reduce(0) { $0 + height($1) } }
        /// The rows of all bands, and how many rows below their columns stay empty.
        func rows(of bands: [[[Int]]]) -> (all: Int, empty: Int) {
            bands.reduce(into: (all: 0, empty: 0)) { rows, columns in
                let heights = columns.map { columnHeight($0) }
                let highest = heights.max() ?? 0
                rows.all += highest
                rows.empty += heights.reduce(0) { $0 + highest - $1 }
            }
        }
        let places = Array(bands.joined().joined())
        let stacked = [Self.balanced(places, into: bands[0].count) { columnHeight($0) }]
        let (high, low) = (rows(of: stacked), rows(of: bands))
        return low.all <= high.all && low.empty < high.empty ? bands : stacked
    }

    /// Divides parts into columns in their order, so that the highest column is as low as possible.
    private static func balanced(_ parts: [Int], into columns: Int, height: @MainActor ([Int]) -> Int) -> [[Int]] {
        guard columns > 1 else { return [parts] }
        var best: (height: Int, columns: [[Int]])?
        for first in 1...(parts.count - columns + 1) {
            let rest = balanced(Array(parts[first...]), into: columns - 1, height: height)
            let divided = [Array(parts[..<first])] + rest
            let highest = divided.map { height($0) }.max() ?? 0
            if highest < best?.height ?? .max { best = (highest, divided) }
        }
        return best?.columns ?? [parts]
    }

    /// Splits columns or rows by weights; the parts add up to the whole.
    static func split(_ whole: Int, by weights: [Int]) -> [Int] {
        let total = max(1, weights.reduce(0, +))
        var (end, sum) = (0, 0)
        return weights.map { weight in
            sum += weight
            let next = whole * sum / total
            defer { end = next }
            return next - end
        }
    }

    /// Returns the line of the focus.
    func place(_ fitted: Fitted, into canvas: inout Canvas, in rect: Rect) -> Int? {
        switch fitted {
        case .pane(let pane, let drawn, _): return place(pane, drawn, into: &canvas, in: rect)
        case .column(let parts):
            let spare = spareRows(max(0, rect.height - fitted.height), of: parts)
            var y = rect.y
            var focus: Int?
            for (part, more) in zip(parts, spare) {
                let area = Rect(x: rect.x, y: y, width: rect.width, height: part.height + more)
                focus = place(part, into: &canvas, in: area) ?? focus
                y = area.maxY
            }
            return focus
        case .row(let parts):
            var x = rect.x
            var focus: Int?
            for (part, width) in parts {
                let area = Rect(x: x, y: rect.y, width: width, height: rect.height)
                focus = place(part, into: &canvas, in: area) ?? focus
                x += width + 1
            }
            return focus
        }
    }

    /// Gives free rows to the parts that can use them, and the remaining ones to the last part.
    private func spareRows(_ rows: Int, of parts: [Fitted]) -> [Int] {
        var spare = parts.map { _ in 0 }
        var rest = rows
        while rest > 0 {
            let open = parts.indices.filter { spare[$0] < parts[$0].spareRows }
            guard !open.isEmpty else { break }
            for (place, share) in zip(open, Self.split(rest, by: open.map { _ in 1 })) {
                let more = min(share, parts[place].spareRows - spare[place])
                spare[place] += more
                rest -= more
            }
        }
        if let last = spare.indices.last { spare[last] += rest }
        return spare
    }

    private func place(_ pane: Pane, _ drawn: DrawnPage?, into canvas: inout Canvas, in rect: Rect) -> Int? {
        let inside = rect.inset(horizontal: 1, vertical: 1)
        let isDrawn = !pane.isAiry || inside.height <= drawn?.lines ?? 0
        let drawn =
            (isDrawn ? drawn : nil)
            ?? DrawnPage(
                width: inside.width, rows: inside.height, pageHeight: context.pageHeight, metrics: metrics,
                context: context, content: pane.content)
        PanelView.draw(
            title: pane.title, figure: pane.figure, isFocused: drawn.focus != nil, into: &canvas, in: rect,
            context: context)
        drawn.show(into: &canvas, in: inside, context: context)
        return drawn.focus.map { $0 + inside.y }
    }
}
