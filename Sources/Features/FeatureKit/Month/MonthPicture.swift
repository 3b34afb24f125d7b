import Domain
package import Terminal

/// Draws a month in characters for pasting elsewhere: its days, totals, best ratings and bias.
package struct MonthPicture {
    /// The columns between the edges.
    private static let inside = 56
    /// The columns of the calendar with its weekday names.
    private static let calendar = 18
    private static let longestBar = 14

    let text: MonthText
    let metrics: TextMetrics
    let signs: Signs

    struct Signs {
        var corners: (String, String, String, String) = ("┌", "┐", "└", "┘")
        var across = "─"
        var down = "│"
        var bar = "▇"
        var shades = ["·", "░", "▒", "▓", "█"]
        var star = "★"

        static let ascii = Signs(
            corners: ("+", "+", "+", "+"), across: "-", down: "|", bar: "#", shades: [".", "-", "+", "x", "#"],
            star: "*")
    }

    /// `isASCII` draws with ASCII characters only; names stay as they are.
    package init(_ text: MonthText, metrics: TextMetrics = TextMetrics(), isASCII: Bool = false) {
        self.text = text
        self.metrics = metrics
        signs = isASCII ? .ascii : Signs()
    }

    package var lines: [String] {
        let space = Self.inside - metrics.width(of: text.title) - 2
        let name = metrics.truncated(text.name, to: max(4, space))
        var body = [text.title + gap(Self.inside - metrics.width(of: text.title) - metrics.width(of: name)) + name, ""]
        let (left, right) = (days, facts)
        for row in 0..<max(left.count, right.count) {
            let day = row < left.count ? left[row] : ""
            body.append(metrics.padded(day, to: Self.calendar) + (row < right.count ? right[row] : ""))
        }
        body +=
            [""] + metrics.wrapped(text.record.isQuiet ? text.strings["my-month.quiet"] : text.bias, to: Self.inside)
        let (topLeft, topRight, bottomLeft, bottomRight) = signs.corners
        let edge = String(repeating: signs.across, count: Self.inside + 2)
        let foot = String(repeating: signs.across, count: Self.inside - 5) + " dimo " + signs.across
        return [topLeft + edge + topRight]
            + body.map { line in
                let shown = metrics.truncated(line, to: Self.inside)
                return "\(signs.down) \(metrics.padded(shown, to: Self.inside)) \(signs.down)"
            } + [bottomLeft + foot + bottomRight]
    }

    private func gap(_ columns: Int) -> String { String(repeating: " ", count: max(1, columns)) }

    /// One line per weekday, one column per week.
    var days: [String] {
        let record = text.record
        let first = record.month.first.weekday
        // Weeks begin on Monday, but `weekday` counts from Sunday.
        let lead = (first + 6) % 7
        let most = record.days.max() ?? 0
        return (0..<7).map { weekday in
            let name = metrics.padded(text.strings["weekday.\(weekday + 1)"], to: 4)
            let weeks = (lead + record.days.count + 6) / 7
            let cells = (0..<weeks).map { week -> String in
                let day = week * 7 + weekday - lead
                guard record.days.indices.contains(day) else { return " " }
                let count = record.days[day]
                return signs.shades[count == 0 || most == 0 ? 0 : min(4, (count * 4 + most - 1) / most)]
            }
            return name + cells.joined(separator: " ")
        }
    }

    private var facts: [String] { facts(in: Self.inside - Self.calendar) }

    func facts(in room: Int) -> [String] {
        let record = text.record
        let strings = text.strings
        // Without series, counts the same films as the text below.
        let watched = record.seriesWatched == 0 ? "my-month.only-films" : "my-month.watched"
        let sums = [
            ("my-month.digs", record.digs.count), (watched, record.watched), ("my-month.drinks", record.made),
            ("my-month.reviews", record.reviews),
        ].map { (strings[$0.0], $0.1) }
        let width = sums.reduce(0) { max($0, metrics.width(of: $1.0)) } + 2
        let most = max(1, sums.reduce(0) { max($0, $1.1) })
        var lines = sums.map { label, count in
            let bar = count == 0 ? 0 : max(1, count * Self.longestBar / most)
            return metrics.padded(label, to: width) + String(repeating: signs.bar, count: bar) + (bar > 0 ? " " : "")
                + String(count)
        }
        let language = strings.language
        let best = [
            record.films.first.flatMap { film in film.rating.map { (film.work.title[language], $0) } },
            record.drinks.first.flatMap { drink in drink.rating.map { (drink.name[language], $0) } },
        ].compactMap { $0 }
        if !best.isEmpty { lines.append("") }
        lines += best.map { name, rating in
            let stars = " \(signs.star) \(NumberText.short(rating.stars))"
            return metrics.truncated(name, to: room - metrics.width(of: stars)) + stars
        }
        return lines
    }
}
