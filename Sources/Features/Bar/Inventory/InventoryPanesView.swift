import Domain
import FeatureKit
import Terminal

/// The bar in a wide window: the shelf above lists that follow the bottle under the cursor.
@MainActor
struct InventoryPanesView {
    /// The columns of a row, besides the name, from which a bar has at least four: the margins, the sign and the figure
    /// take fourteen.
    private static let leastBesideName = 18

    let state: InventoryState
    let layout: InventoryPaneLayout
    let pane: InventoryPane
    let bottle: Int?
    let lists: [InventoryPane: ListViewport]
    let query: String
    let strings: Strings
    let context: RenderContext
    /// Called with the clicked row; nil for the frame.
    let select: (InventoryPane, Int?) -> Void

    func draw(into canvas: inout Canvas) {
        for (pane, rect) in layout.panes {
            context.hits.add(rect) { select(pane, nil) }
            let (title, figure) = heading(of: pane, metrics: canvas.metrics)
            let inside = PanelView.draw(
                title: title, figure: figure, isFocused: self.pane == pane, into: &canvas, in: rect, context: context)
            draw(pane, into: &canvas, in: inside)
        }
    }

    private func draw(_ pane: InventoryPane, into canvas: inout Canvas, in rect: Rect) {
        switch pane {
        case .shelf: drawShelf(into: &canvas, in: rect)
        case .drinks: drawDrinks(into: &canvas, in: rect)
        case .purchases: drawPurchases(into: &canvas, in: rect)
        case .nearDrinks:
            list(pane, state.nearDrinks, none: "shelf.near-none", into: &canvas, in: rect) { canvas, row, area, style in
                let isLit = selectedBottle?.nearlyMakes.contains(row.drink.id) == true
                put(sign: context.glyphs.circle, .muted, into: &canvas, in: area)
                put(
                    row.drink.name, style ?? context.theme[isLit ? .title : .text],
                    remark: strings("shelf.needs", row.lack), into: &canvas, in: area)
            }
        case .urgentBottles: drawUrgentBottles(into: &canvas, in: rect)
        case .shopping:
            list(pane, state.shopping, none: "shelf.shopping-none", into: &canvas, in: rect) {
                canvas, row, area, style in
                put(sign: context.glyphs.circle, .muted, into: &canvas, in: area)
                put(row.name, style ?? context.theme[.text], into: &canvas, in: area)
            }
        case .made:
            list(pane, state.made, none: "shelf.made-none", into: &canvas, in: rect) { canvas, row, area, style in
                let isLit = selectedBottle?.makes.contains(row.drink.id) == true
                let days = state.made.reduce(0) { max($0, canvas.metrics.width(of: $1.day)) }
                canvas.put(row.day, x: area.x, y: area.y, style: context.theme[.muted])
                let words = [row.rating.map { RatingText.describe($0, context) } ?? "", row.note]
                put(
                    row.drink.name, style ?? context.theme[isLit ? .title : .text],
                    remark: words.filter { !$0.isEmpty }.joined(separator: " "), into: &canvas,
                    in: area.splitLeft(days - 1).rest)
            }
        }
    }

    private func heading(of pane: InventoryPane, metrics: TextMetrics) -> (title: String, figure: String) {
        let key = pane.destination.flatMap { BarPlaces.letter(of: $0) }.map { "\($0)  " } ?? ""
        let title = key + strings[pane.title]
        switch pane {
        case .shelf:
            let low = state.bottlesInOrder.count { $0.isUrgent }
            let parts = [
                strings.counted("shelf.bottles", state.bottles), low > 0 ? strings("shelf.low", String(low)) : "",
            ]
            return (title, parts.filter { !$0.isEmpty }.joined(separator: " · "))
        case .drinks:
            let used = selectedBottle?.makes.count ?? 0
            let all = String(state.makeable)
            return (title, used == 0 || opened != nil ? all : strings("shelf.of", String(used), all))
        case .purchases: return (title, strings["shelf.buy-next-legend"])
        case .nearDrinks: return (title, state.oneAway == 0 ? "" : String(state.oneAway))
        case .urgentBottles: return (title, count(state.urgentBottles))
        case .shopping: return (title, count(state.shopping))
        case .made: return (title, "")
        }
    }

    private func count(_ rows: [some Any]) -> String { rows.isEmpty ? "" : String(rows.count) }

    private var selectedBottle: InventoryState.Bottle? {
        let bottles = state.bottlesInOrder
        return bottle.flatMap { bottles.indices.contains($0) ? bottles[$0] : nil }
    }

    /// The purchase under the cursor, which the shelf shows as a dashed bottle.
    private var opened: InventoryState.Purchase? {
        guard pane == .purchases, let row = lists[pane]?.selected, state.purchases.indices.contains(row) else {
            return nil
        }
        return state.purchases[row]
    }

    // MARK: Panes

    private func drawShelf(into canvas: inout Canvas, in rect: Rect) {
        let (bottles, line) = rect.splitBottom(1)
        let area = Rect(x: bottles.x + 2, y: bottles.y, width: bottles.width - 4, height: bottles.height)
        let hidden = ShelfView(bottles: state.bottlesInOrder, selected: bottle, ghost: opened?.name, context: context) {
            select(.shelf, $0)
        }.draw(into: &canvas, in: area)
        if hidden.before > 0 { canvas.put("‹", x: bottles.x, y: bottles.maxY - 1, style: context.theme[.accent]) }
        if hidden.after > 0 { canvas.put("›", x: bottles.maxX - 1, y: bottles.maxY - 1, style: context.theme[.accent]) }
        let text = description(for: line.width - 6, canvas.metrics)
        canvas.put(text, x: line.x + 3, y: line.y, style: context.theme[.muted], fitting: line.width - 6)
    }

    /// Describes the bottle under the cursor and the drinks it makes, or the drinks a purchase would unlock: as many as
    /// fit, and the number of the others.
    private func description(for width: Int, _ metrics: TextMetrics) -> String {
        let drinks = described.drinks
        let texts = (0...drinks.count).lazy.reversed().map { count in
            let rest = count < drinks.count ? [strings("shelf.more", String(drinks.count - count))] : []
            return described.text + (count == 0 ? "" : ": " + (drinks.prefix(count) + rest).joined(separator: ", "))
        }
        return texts.first { metrics.width(of: $0) <= width } ?? described.text
    }

    private var described: (text: String, drinks: [String]) {
        if let opened {
            let names = opened.unlocks.map(\.name)
            let text =
                names.isEmpty
                ? strings["shelf.would-open-none"] : strings.counted("shelf.would-open", opened.unlockCount)
            return ("\(opened.name) · \(text)", names)
        }
        guard let bottle = selectedBottle else { return ("", []) }
        let known = Dictionary(firstOf: state.drinks.map { ($0.id, $0.name) })
        let count =
            bottle.makes.isEmpty ? strings["shelf.makes-none"] : strings.counted("shelf.makes", bottle.makes.count)
        let text = [bottle.name, bottle.kind, bottle.mark, count].filter { !$0.isEmpty }.joined(separator: " · ")
        return (text, bottle.makes.compactMap { known[$0] })
    }

    /// The drinks of the selected bottle stand out. The drinks a purchase under the cursor would unlock are listed
    /// above them; all purchases reserve the same rows for that, so that the list below does not move.
    private func drawDrinks(into canvas: inout Canvas, in rect: Rect) {
        let theme = context.theme
        let (top, rest) = rect.splitTop(Self.reservedRows(in: .drinks, of: rect.height, state, focused: pane))
        for (row, drink) in (opened?.unlocks ?? []).prefix(top.height).enumerated() {
            let area = Rect(x: top.x + 3, y: top.y + row, width: top.width - 4, height: 1)
            put(sign: "+", .accent, into: &canvas, in: area)
            put(drink.name, theme[.title], into: &canvas, in: area)
        }
        let makes = Set(selectedBottle?.makes ?? [])
        let names = min(state.drinks.reduce(0) { max($0, canvas.metrics.width(of: $1.name)) }, rest.width / 2)
        let hasBars = rest.width - names >= Self.leastBesideName
        let strongest = state.drinks.compactMap(\.percent).max() ?? 0
        list(.drinks, state.drinks, none: "shelf.none-yet", into: &canvas, in: rest) { canvas, drink, area, style in
            let isUrgent = state.drinks.prefix(state.urgentDrinks).contains(drink)
            let isLit = opened == nil && makes.contains(drink.id)
            put(
                sign: isUrgent ? "!" : context.glyphs.disc, isUrgent ? .warning : .good, into: &canvas, in: area)
            put(
                drink.name, style ?? theme[isLit ? .title : .text], remark: hasBars ? "" : drink.strength,
                into: &canvas, in: hasBars ? area.splitLeft(names + 2).left : area)
            guard hasBars else { return }
            let bar = BarChartView.Bar(
                label: "", value: drink.percent ?? 0,
                text: canvas.metrics.padded(drink.strength, to: 6, alignment: .trailing))
            let x = area.x + names + 2
            BarChartView.draw(
                [bar], maximum: strongest, into: &canvas,
                in: Rect(x: x, y: area.y, width: area.maxX - x, height: 1), context: context)
        }
    }

    private func drawPurchases(into canvas: inout Canvas, in rect: Rect) {
        let theme = context.theme
        let most = state.purchases.map { $0.unlockCount + $0.oneAwayCount }.max() ?? 1
        let near = Set(selectedBottle?.nearlyMakes ?? [])
        let names = state.purchases.prefix(rect.height).reduce(0) { max($0, canvas.metrics.width(of: $1.name)) }
        let brings = state.purchases.reduce(0) { max($0, canvas.metrics.width(of: $1.brings)) }
        list(.purchases, state.purchases, none: "shelf.none-yet", into: &canvas, in: rect) {
            canvas, purchase, area, style in
            let bar = max(4, min(20, area.width / 3, area.width - 9 - names))
            let barX = area.maxX - 8 - bar
            let isLit = opened == nil && purchase.unlocks.contains { near.contains($0.id) }
            FoundText.draw(
                purchase.name, query: query, into: &canvas, x: area.x, y: area.y,
                style: style ?? theme[isLit ? .title : .text], limit: barX - area.x - 1, context: context)
            let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
            let now = purchase.unlockCount == 0 ? 0 : max(1, purchase.unlockCount * bar / max(1, most))
            let later = min(bar - now, purchase.oneAwayCount * bar / max(1, most))
            canvas.put(String(repeating: isASCII ? "#" : "▆", count: now), x: barX, y: area.y, style: theme[.meter])
            canvas.put(
                String(repeating: isASCII ? "." : "▂", count: later), x: barX + now, y: area.y, style: theme[.meterOff])
            let opensX = area.maxX - brings - 1 - canvas.metrics.width(of: purchase.opens)
            canvas.put(purchase.opens, x: opensX, y: area.y, style: theme[.good])
            let bringsX = area.maxX - canvas.metrics.width(of: purchase.brings)
            canvas.put(purchase.brings, x: bringsX, y: area.y, style: theme[.muted])
        }
    }

    /// Draws the age of each bottle as a share of its shelf life; the last line names a drink for the first one.
    private func drawUrgentBottles(into canvas: inout Canvas, in rect: Rect) {
        let first = state.urgentBottles.first
        let hint = first?.drinks.first.map { strings("shelf.use-up-with", $0, first?.bottle.name ?? "") } ?? ""
        let (rows, line) = rect.splitBottom(
            Self.reservedRows(in: .urgentBottles, of: rect.height, state, focused: pane))
        if !line.isEmpty {
            canvas.put(
                "\(context.glyphs.marker) \(hint)", x: line.x + 3, y: line.y, style: context.theme[.muted],
                fitting: line.width - 4)
        }
        let ages = state.urgentBottles.reduce(0) { max($0, canvas.metrics.width(of: $1.age)) }
        list(.urgentBottles, state.urgentBottles, none: "shelf.use-up-none", into: &canvas, in: rows) {
            canvas, row, area, style in
            let isLit = selectedBottle?.ingredient == row.bottle.id
            let gauge = area.width >= 30 ? 6 : 0
            GaugeView.draw(row.share, width: gauge, into: &canvas, x: area.maxX - gauge, y: area.y, context: context)
            let right = area.maxX - gauge - (gauge > 0 ? 1 : 0)
            canvas.put(
                row.age, x: right - canvas.metrics.width(of: row.age), y: area.y,
                style: context.theme[row.share >= 1 ? .warning : .muted])
            FoundText.draw(
                row.bottle.name, query: query, into: &canvas, x: area.x, y: area.y,
                style: style ?? context.theme[isLit ? .title : .text], limit: right - ages - 1 - area.x,
                context: context)
        }
    }

    // MARK: Rows

    /// The rows of a pane that its list cannot use: those for the drinks a purchase would unlock, or for a hint.
    static func reservedRows(
        in pane: InventoryPane, of height: Int, _ state: InventoryState, focused: InventoryPane
    ) -> Int {
        switch pane {
        case .drinks where focused == .purchases:
            min(state.purchases.map(\.unlockCount).max() ?? 0, height / 2)
        case .urgentBottles: height < 3 || state.urgentBottles.first?.drinks.isEmpty != false ? 0 : 1
        default: 0
        }
    }

    private func put(sign: String, _ role: Role, into canvas: inout Canvas, in area: Rect) {
        canvas.put(sign, x: area.x, y: area.y, style: context.theme[role])
    }

    /// Draws a name after the sign, and a remark at the end of the line where there is room.
    private func put(_ name: String, _ style: Style, remark: String = "", into canvas: inout Canvas, in area: Rect) {
        let metrics = canvas.metrics
        let end = FoundText.draw(
            name, query: query, into: &canvas, x: area.x + 2, y: area.y, style: style, limit: area.width - 2,
            context: context)
        let shown = metrics.truncated(remark, to: area.maxX - end - 2)
        guard metrics.width(of: shown) > 3 || shown == remark else { return }
        canvas.put(shown, x: area.maxX - metrics.width(of: shown), y: area.y, style: context.theme[.muted])
    }

    /// Draws the rows of a pane; `row` gets the style of the selected row, nil for others.
    private func list<Row>(
        _ pane: InventoryPane, _ rows: [Row], none: String, into canvas: inout Canvas, in rect: Rect,
        row: (inout Canvas, Row, Rect, Style?) -> Void
    ) {
        guard !rows.isEmpty else {
            TextBlock.draw(strings[none], into: &canvas, in: rect.inset(horizontal: 3), style: context.theme[.muted])
            return
        }
        ListView.draw(
            lists[pane] ?? ListViewport(), isActive: self.pane == pane, into: &canvas, in: rect, context: context,
            click: { select(pane, $0) }
        ) { canvas, index, area, isSelected in
            guard rows.indices.contains(index) else { return }
            row(&canvas, rows[index], area, isSelected ? context.theme[.selection] : nil)
        }
    }
}
