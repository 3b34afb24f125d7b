import Domain
import Terminal

extension HomeView {
    /// Draws the shelves and returns the line below them.
    func drawShelves(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        let columns = Self.left..<(canvas.size.width - 3)
        return content.shelvesInLines.reduce(y) { draw($1, into: &canvas, columns: columns, y: $0, focus: &focus) }
    }

    private func draw(
        _ shelf: HomeState.Shelf, into canvas: inout Canvas, columns: Range<Int>, y: Int, focus: inout Int?
    ) -> Int {
        let metrics = canvas.metrics
        let titles = content.shelves.reduce(0) { max($0, metrics.width(of: $1.title)) }
        let textX = columns.lowerBound + min(titles, 26) + 2
        let more = strings["home.more"]
        let moreX = columns.upperBound - metrics.width(of: more)
        canvas.put(
            shelf.title, x: columns.lowerBound, y: y, style: context.theme[.heading],
            fitting: textX - columns.lowerBound - 1)
        if shelf.hasMore {
            _ = draw(.shelf(shelf.shelf), more, into: &canvas, x: moreX, y: y, focus: &focus)
        }
        let end = shelf.hasMore ? moreX - 2 : columns.upperBound
        var row = y + 1
        // Puts the text beside the title if it fits, otherwise below.
        if textX + metrics.width(of: shelf.text) <= end {
            canvas.put(shelf.text, x: textX, y: y, style: context.theme[.muted])
        } else {
            let place = Rect(x: columns.lowerBound, y: row, width: columns.count, height: 4)
            row += TextBlock.draw(shelf.text, into: &canvas, in: place, style: context.theme[.muted])
        }
        guard !shelf.items.isEmpty else { return row }
        var x = columns.lowerBound
        for item in shelf.items {
            if x > columns.lowerBound {
                if x + metrics.width(of: item.title) + 3 > columns.upperBound {
                    x = columns.lowerBound
                    row += 1
                } else {
                    x = canvas.put(" \(context.glyphs.dot) ", x: x, y: row, style: context.theme[.muted])
                }
            }
            x =
                draw(
                    .item(item.place, shelf.shelf), item.title, into: &canvas, x: x, y: row,
                    room: columns.upperBound - x, focus: &focus
                ).x
        }
        return row + 1
    }
}
