import Domain
import FeatureKit
import Terminal

/// The page in a wide window: the type in large letters, all sixteen, the four axes, the voters, and the others.
extension ResultView: PaneSource {
    private static let largeWidth = 130
    /// The page's width from which reviews stand beside the voters.
    private static let reviewsWidth = 150
    /// The page's height from which the letters have space around them.
    private static let airyHeight = 36
    /// The width from which text stands beside the letters.
    private static let leastBeside = 30
    private static let widestText = 94
    private static let margin = 2
    private static let mostCellRows = 6
    /// Intuitive thinkers and feelers, then sensing judgers and perceivers.
    private static let field = [
        ["INTJ", "INTP", "ENTJ", "ENTP"], ["INFJ", "INFP", "ENFJ", "ENFP"],
        ["ISTJ", "ISFJ", "ESTJ", "ESFJ"], ["ISTP", "ISFP", "ESTP", "ESFP"],
    ]

    private struct Signs {
        var mine = "◆"
        var editor = "◇"
        var own = "◂"
        /// From few votes to many.
        var levels: [Character] = ["░", "▒", "▓", "█"]

        static let ascii = Signs(mine: "v", editor: "o", own: "<", levels: [".", ":", "%", "#"])
    }

    private func signs(_ canvas: Canvas) -> Signs {
        context.glyphs != .unicode || canvas.metrics.isASCII ? .ascii : Signs()
    }

    /// Brightnesses in place of the signs; nil where only signs can tell the votes apart.
    private var shades: [Style]? { context.glyphs == .unicode ? context.shades(of: .meter) : nil }

    private var isRevealed: Bool { letters == LetterReveal.all }

    func drawPanes(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let title = "\(content.name) · \(content.work)"
        let cast = content.others.map(\.character) + [content.character]
        let progress = strings("work.progress", String(cast.count(where: \.isDug)), String(cast.count))
        let hasReviewsPane = !content.reviews.isEmpty && canvas.size.width >= Self.reviewsWidth
        let others = pane(strings["result.others"], figure: cast.count > 1 ? progress : "") {
            $0.drawCast(hasReviewsLink: !hasReviewsPane, into: &$1)
        }
        guard let open = content.open else {
            let hero = pane(title, figure: content.votes) { view, canvas in
                let place = Rect(x: 3, y: 1, width: min(canvas.size.width - 6, Self.widestText), height: 6)
                let text = view.strings["result.masked"]
                return (2 + TextBlock.draw(text, into: &canvas, in: place, style: view.context.theme[.text]), nil)
            }
            return PaneLayout.column([.pane(hero), .pane(others)]).draw(into: &canvas, context: context)
        }
        let size: LargeTextView.Size = canvas.size.width >= Self.largeWidth ? .large : .medium
        let signs = signs(canvas)
        let hero = pane(title, figure: open.hero.figure, weight: 8) { view, canvas in
            (view.draw(open.hero, size, into: &canvas), nil)
        }
        let types = pane(
            strings["result.all-types"], figure: fieldLegend(signs), weight: 5, rows: 8,
            mostRows: Self.field.count * Self.mostCellRows
        ) {
            ($0.drawField(open.shares, into: &$1), nil)
        }
        // The axes take every second row, with free rows around them.
        let axes = pane(
            strings["result.letter-by-letter"], figure: axesLegend(signs), rows: 4, mostRows: open.axes.count * 2 + 1
        ) {
            ($0.draw(open.axes, into: &$1), nil)
        }
        // A row for each type, then the links.
        let voters = max(open.voters.count, 1)
        let says = pane(strings["result.who-says"], rows: min(voters, 4) + 1, mostRows: voters + 2) {
            $0.draw(open.voters, into: &$1)
        }
        let count = content.reviews.count
        let reviews = pane(content.reviewsTitle, rows: min(count, 2) + 1, mostRows: count + 1) {
            $0.drawReviews(into: &$1)
        }
        let last = hasReviewsPane ? [says, reviews, others] : [says, others]
        return PaneLayout.column([
            .row([.pane(hero), .pane(types)]), .pane(axes), .row(last.map { .pane($0) }),
        ]).draw(into: &canvas, context: context)
    }

    private func fieldLegend(_ signs: Signs) -> String {
        guard isRevealed, let open = content.open, !open.shares.isEmpty, open.isMine else { return "" }
        return "\(signs.own) \(strings["result.you-short"])"
    }

    private func axesLegend(_ signs: Signs) -> String {
        let axis = content.open?.axes.first
        let mine = axis?.mine.map { _ in "\(signs.mine) \(strings["result.you-short"])" }
        let editor = axis?.editor.map { _ in "\(signs.editor) \(strings["result.editor-short"])" }
        return [mine, editor].compactMap { $0 }.joined(separator: "   ")
    }

    private func draw(_ hero: ResultState.Hero, _ size: LargeTextView.Size, into canvas: inout Canvas) -> Int {
        let theme = context.theme
        let width = canvas.size.width
        let x = 3
        let top = context.pageHeight >= Self.airyHeight ? 1 : 0
        let end = canvas.put(hero.caption, x: x, y: top, style: theme[.muted]) + 2
        guard let type = hero.type else {
            canvas.put(strings["result.nothing-yet"], x: end, y: top, style: theme[.title])
            return drawText([hero.remark] + hero.sentences, into: &canvas, x: x, y: top + 2)
        }
        let y = top * 2 + 1
        var column = x
        for (place, letter) in type.enumerated() {
            let text = letter.uppercased()
            if place < letters {
                LargeTextView.draw(
                    text, size: size, into: &canvas, x: column, y: y, style: theme[letter == "x" ? .muted : .title],
                    context: context)
            }
            column += LargeTextView.width(of: text, size: size)
        }
        column += 2
        if width - column - 2 >= Self.leastBeside {
            return max(y + size.rows, drawText([hero.remark] + hero.sentences, into: &canvas, x: column, y: y)) + top
        }
        canvas.put(
            canvas.metrics.truncated(hero.remark, to: width - column - 1), x: column, y: y + size.rows - 1,
            style: theme[.muted])
        return drawText(hero.sentences, into: &canvas, x: x, y: y + size.rows + 1)
    }

    /// Draws paragraphs, blank until the type is revealed, and returns the line below them.
    private func drawText(_ paragraphs: [String], into canvas: inout Canvas, x: Int, y: Int) -> Int {
        let width = min(canvas.size.width - x - 2, Self.widestText)
        let below = paragraphs.filter { !$0.isEmpty }.reduce(y) { y, text in
            let place = Rect(x: x, y: y, width: width, height: 20)
            return y + TextBlock.draw(text, into: &canvas, in: place, style: context.theme[.text])
        }
        if !isRevealed {
            canvas.fill(Rect(x: x, y: y, width: width, height: below - y), style: context.theme[.text])
        }
        return below
    }

    /// Each type has its number of votes above a block, which is brighter, or denser, for more votes.
    private func drawField(_ shares: [ResultState.Share], into canvas: inout Canvas) -> Int {
        let known = Dictionary(firstOf: (isRevealed ? shares : []).map { ($0.type, $0) })
        let rows = max(2, min(canvas.size.height / Self.field.count, Self.mostCellRows))
        let column = (canvas.size.width - 2 * Self.margin + 1) / 4
        for (row, types) in Self.field.enumerated() {
            for (place, type) in types.enumerated() {
                let cell = Rect(x: Self.margin + place * column, y: row * rows, width: column - 1, height: rows)
                draw(type, known[type], into: &canvas, in: cell)
            }
        }
        return rows * Self.field.count
    }

    private func draw(_ type: String, _ share: ResultState.Share?, into canvas: inout Canvas, in cell: Rect) {
        let theme = context.theme
        let signs = signs(canvas)
        let isMine = share?.isMine == true
        let end = canvas.put(
            isMine ? type + signs.own : type, x: cell.x, y: cell.y,
            style: theme[isMine ? .heading : share == nil ? .muted : .text])
        guard let share else { return }
        let level = max(0, Int((share.length * Double(signs.levels.count)).rounded(.up)) - 1)
        let shades = shades
        let sign = shades == nil ? signs.levels[level] : context.glyphs.liquid
        let block = String(repeating: sign, count: cell.width)
        // A tall cell keeps its last row free above the next type.
        for y in cell.y + 1..<cell.maxY - (cell.height > 3 ? 1 : 0) {
            canvas.put(block, x: cell.x, y: y, style: shades?[level] ?? theme[.meter])
        }
        // A number that does not fit beside the type is drawn on the block.
        let x = cell.maxX - canvas.metrics.width(of: share.votes)
        canvas.put(
            share.votes, x: x, y: x < end ? cell.y + 1 : cell.y, style: theme[isMine ? .heading : .muted])
    }

    private func draw(_ axes: [ResultState.Axis], into canvas: inout Canvas) -> Int {
        let metrics = canvas.metrics
        let signs = signs(canvas)
        let words = axes.map { axis in [axis.first, axis.second].map { "\($0) \(strings["mbti.letter.\($0)"])" } }
        let names = (0...1).map { side in words.reduce(0) { max($0, metrics.width(of: $1[side])) } }
        let percents = axes.reduce(0) {
            max($0, metrics.width(of: $1.firstPercent), metrics.width(of: $1.secondPercent))
        }
        // Beside the bar: a blank, the signs, a blank, the percentage, a blank.
        let beside = percents + 5
        let left = Self.margin + names[0] + beside
        let half = max(2, (canvas.size.width - Self.margin - names[1] - beside - left - 1) / 2)
        let right = left + half * 2 + 1
        let step = canvas.size.height >= axes.count * 2 - 1 ? 2 : 1
        let top = max(0, (canvas.size.height - (axes.count - 1) * step - 1) / 2)
        for (place, axis) in axes.enumerated() {
            let y = top + place * step
            let isShown = place < letters
            let lead = isShown && !axis.percents.isEmpty ? 1 - 2 * axis.share : 0
            DivergingBarView.draw(lead, half: half, into: &canvas, x: left, y: y, context: context)
            let sides = [
                (axis.first, axis.firstPercent, lead < 0, x: Self.margin, percent: left - beside + 1, signs: left - 3),
                (axis.second, axis.secondPercent, lead > 0, x: right + beside, percent: right + 4, signs: right + 1),
            ]
            for (side, (letter, percent, isLeading, x, percentX, signsX)) in sides.enumerated() {
                let style = context.theme[isLeading ? .heading : .muted]
                canvas.put(words[place][side], x: x, y: y, style: style)
                guard isShown else { continue }
                canvas.put(
                    metrics.padded(percent, to: percents, alignment: .trailing), x: percentX, y: y, style: style)
                let accent = context.theme[.accent]
                if axis.mine == letter { canvas.put(signs.mine, x: signsX, y: y, style: accent) }
                if axis.editor == letter { canvas.put(signs.editor, x: signsX + 1, y: y, style: accent) }
            }
        }
        return canvas.size.height
    }

    /// Draws as many voters' types as fit above the links to the tables.
    private func draw(_ voters: [ResultState.Voter], into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let metrics = canvas.metrics
        let names = voters.reduce(0) { max($0, metrics.width(of: $1.name)) }
        let bars = (isRevealed ? voters : []).map { voter in
            BarChartView.Bar(
                label: "\(metrics.padded(voter.name, to: names)) \(context.glyphs.arrow) \(voter.type)",
                value: Double(voter.votes), text: String(voter.votes))
        }
        let last = canvas.size.height - 1
        let place = Rect(x: Self.margin, y: 0, width: canvas.size.width - 2 * Self.margin, height: last)
        BarChartView.draw(bars, into: &canvas, in: place, context: context)
        if voters.isEmpty {
            canvas.put(strings["result.no-votes"], x: Self.margin, y: 0, style: context.theme[.muted])
        }
        var focus: Int?
        let y = min(max(voters.count, 1) + 1, last)
        drawLinks(into: &canvas, x: Self.margin, y: y, focus: &focus)
        return (y + 1, focus)
    }

    /// Draws the newest reviews above the link to all: whole if they fit, otherwise a line each.
    private func drawReviews(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let metrics = canvas.metrics
        let room = canvas.size.height - 1
        let right = canvas.size.width - Self.margin
        let reviews = content.reviews.prefix(room).map { review in
            (review: review, x: Self.margin + metrics.width(of: review.author) + 2)
        }
        let whole = reviews.map { metrics.wrapped($0.review.text, to: right - $0.x) }
        let areWhole = whole.reduce(0) { $0 + $1.count } <= room
        var y = 0
        for (row, lines) in zip(reviews, whole) {
            canvas.put(row.review.author, x: Self.margin, y: y, style: context.theme[.muted])
            for line in areWhole ? lines : [metrics.truncated(row.review.text, to: right - row.x)] {
                canvas.put(line, x: row.x, y: y, style: context.theme[.text])
                y += 1
            }
        }
        var focus: Int?
        _ = draw(.page, strings["result.more-reviews"], into: &canvas, x: Self.margin, y: y, focus: &focus)
        return (y + 1, focus)
    }

    private func drawCast(hasReviewsLink: Bool, into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        var focus: Int?
        var (x, y) = (Self.margin, 0)
        if hasReviewsLink, !content.reviewsTitle.isEmpty {
            x = drawReviewsLink(into: &canvas, x: x, y: y, focus: &focus)
            if x + canvas.metrics.width(of: content.work) > canvas.size.width - 3 { (x, y) = (Self.margin, 1) }
        }
        _ = draw(.work, content.work, into: &canvas, x: x, y: y, focus: &focus)
        y += 1
        guard !content.others.isEmpty else {
            canvas.put(strings["result.no-others"], x: Self.margin, y: y, style: context.theme[.muted])
            return (y + 1, focus)
        }
        // Two columns for the sign and two between names.
        let widest = content.others.reduce(0) { max($0, canvas.metrics.width(of: $1.title)) } + 4
        let room = canvas.size.width - 2 * Self.margin + 2
        let columns = max(1, room / widest)
        for (place, other) in content.others.enumerated() {
            let x = Self.margin + place % columns * (room / columns)
            _ = draw(other, into: &canvas, x: x, y: y + place / columns, focus: &focus)
        }
        return (y + 1 + (content.others.count - 1) / columns, focus)
    }
}
