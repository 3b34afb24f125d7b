import Domain
package import Terminal

extension MonthPicture {
    /// The month as a picture of nine to sixteen for posting: days, totals, films and drinks with their stars, and what
    /// the month says about the member.
    @MainActor
    package func story() -> Canvas {
        let size = Size(width: 44, height: 37)
        let (left, inside) = (3, size.width - 6)
        let strings = text.strings
        let record = text.record
        var blocks = [[text.title, text.name], days, facts(in: inside)]
        for (title, lines) in [
            ("my-month.films", record.films.prefix(5).map { text.line($0) }),
            ("my-month.drinks", record.drinks.prefix(3).map { text.line($0) }),
        ] where !lines.isEmpty {
            blocks.append([strings[title]] + lines.map { metrics.truncated($0, to: inside) })
        }
        let words = record.isQuiet ? [strings["my-month.quiet"]] : [text.bias] + text.score.dropFirst()
        blocks.append(words.flatMap { metrics.wrapped($0, to: inside) })
        var canvas = Canvas(size: size, metrics: metrics)
        var y = 2
        // Leaves out whole blocks that do not fit.
        for block in blocks where y + block.count < size.height - 1 {
            for line in block {
                canvas.put(line, x: left, y: y, limit: inside)
                y += 1
            }
            y += 1
        }
        canvas.put("dimo", x: size.width - left - 4, y: size.height - 2)
        return canvas
    }
}
