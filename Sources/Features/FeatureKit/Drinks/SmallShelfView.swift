package import Domain
package import Terminal

/// A shelf of small bottles with two letters below each, as many as fit, and the number of the others.
@MainActor
package struct SmallShelfView {
    package struct Bottle: Hashable, Sendable {
        package let name: String
        package let level: BottleLevel?
        /// `#rrggbb`; nil if unknown.
        package let color: String?

        package init(name: String, level: BottleLevel?, color: String?) {
            self.name = name
            self.level = level
            self.color = color
        }
    }

    /// The neck, three rows of glass and the letters.
    package static let rows = 5
    private static let body = 3
    private static let place = 3

    private let bottles: [Bottle]
    private let context: RenderContext

    package init(_ bottles: [Bottle], context: RenderContext) {
        self.bottles = bottles
        self.context = context
    }

    /// Draws nothing for a screen reader: the figure beside the title says the same.
    package func draw(into canvas: inout Canvas, in rect: Rect) {
        guard !context.isPlain else { return }
        let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
        let (neck, empty) = isASCII ? ("..", "||") : ("▗▖", "▐▌")
        let places = max(0, rect.width / Self.place)
        let shown = bottles.count > places ? max(0, places - 1) : bottles.count
        if shown < bottles.count {
            canvas.put(
                "+\(bottles.count - shown)", x: rect.x + shown * Self.place, y: rect.y + Self.rows - 1,
                style: context.theme[.muted])
        }
        for (index, bottle) in bottles.prefix(shown).enumerated() {
            let x = rect.x + index * Self.place
            canvas.put(neck, x: x, y: rect.y, style: context.theme[.muted])
            let filled = Self.filled(bottle.level)
            let liquid = context.style(ofColor: bottle.color)
            for row in 0..<Self.body {
                let isFull = row >= Self.body - filled
                canvas.put(
                    isFull ? String(repeating: context.glyphs.liquid, count: 2) : empty, x: x, y: rect.y + 1 + row,
                    style: isFull ? liquid : context.theme[.muted])
            }
            canvas.put(
                bottle.name, x: x, y: rect.y + Self.rows - 1, style: context.theme[bottle.isLow ? .warning : .text],
                limit: 2)
        }
    }

    /// The full rows; a bottle whose level is not known counts as half full.
    private static func filled(_ level: BottleLevel?) -> Int {
        switch level {
        case .full: body
        case .half, nil: 2
        case .low: 1
        case .empty: 0
        }
    }
}

extension SmallShelfView.Bottle {
    fileprivate var isLow: Bool { level == .low || level == .empty }
}
