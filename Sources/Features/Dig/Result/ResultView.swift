import Domain
import FeatureKit
import Terminal

@MainActor
struct ResultView {
    /// The width from which types appear beside the axes.
    private static let twoColumns = 76
    private static let left = 3

    let content: ResultState.Content
    /// Whether to show every type with votes instead of the first few.
    let showsAllTypes: Bool
    /// The number of letters revealed of the type in large letters.
    let letters: Int
    let focused: ResultTarget?
    let strings: Strings
    var context: RenderContext
    let click: (ResultTarget) -> Void

    func draw(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        guard !PaneLayout.fits(canvas.size.width, context) else { return drawPanes(into: &canvas) }
        var focus: Int?
        var y = 1
        if let open = content.open {
            y = drawOpen(open, into: &canvas, y: y, focus: &focus)
        } else {
            y = drawMasked(into: &canvas, y: y)
        }
        y = drawOthers(into: &canvas, y: y + 1, focus: &focus)
        return (y + 1, focus)
    }

    private func drawMasked(into canvas: inout Canvas, y: Int) -> Int {
        let end = canvas.put(content.name, x: Self.left, y: y, style: context.theme[.title])
        canvas.put(
            canvas.metrics.truncated(content.work, to: canvas.size.width - end - 4), x: end + 2, y: y,
            style: context.theme[.muted])
        let place = Rect(x: Self.left, y: y + 2, width: min(canvas.size.width - 6, 80), height: 6)
        return y + 2 + TextBlock.draw(strings["result.masked"], into: &canvas, in: place, style: context.theme[.text])
    }

    private func drawOpen(
        _ open: ResultState.Open, into canvas: inout Canvas, y: Int, focus: inout Int?
    ) -> Int {
        let theme = context.theme
        let width = canvas.size.width
        let isWide = width >= Self.twoColumns && !context.isPlain
        let split = isWide ? max(46, width * 47 / 100) : width
        var x = canvas.put(strings["result.crowd-says"], x: Self.left, y: y, style: theme[.muted]) + 2
        x = canvas.put(open.crowd ?? strings["result.nothing-yet"], x: x, y: y, style: theme[.title]) + 2
        canvas.put(
            canvas.metrics.truncated(open.remark, to: (isWide ? split : width) - x - 2), x: x, y: y,
            style: theme[.muted])
        var leftY = y + 2
        for axis in open.axes {
            draw(axis, into: &canvas, y: leftY, right: split - 2)
            leftY += 1
        }
        let rightX = isWide ? split : Self.left
        let rightY = drawShares(open, into: &canvas, x: rightX, y: isWide ? y : leftY + 1)
        var row = max(leftY, rightY) + 1
        for sentence in open.sentences {
            let place = Rect(x: Self.left, y: row, width: min(width - 6, 94), height: 6)
            row += TextBlock.draw(sentence, into: &canvas, in: place, style: theme[.text])
        }
        row = open.sentences.isEmpty ? row : row + 1
        let end = drawLinks(into: &canvas, x: Self.left, y: row, focus: &focus)
        guard !content.reviewsTitle.isEmpty else { return row + 1 }
        let isBelow = end + canvas.metrics.width(of: content.reviewsTitle) > width - 3
        row += isBelow ? 1 : 0
        drawReviewsLink(into: &canvas, x: isBelow ? Self.left : end, y: row, focus: &focus)
        return row + 1
    }

    private func draw(_ axis: ResultState.Axis, into canvas: inout Canvas, y: Int, right: Int) {
        let theme = context.theme
        guard !context.isPlain else {
            canvas.put(sentence(axis), x: Self.left, y: y, style: theme[.text])
            return
        }
        let percents = 10
        let half = max(4, min(13, (right - Self.left - 7 - percents) / 2))
        let bar = half * 2 + 1
        let isFirst = axis.share > 0.5
        let isSecond = axis.share < 0.5 && !axis.percents.isEmpty
        canvas.put(axis.first, x: Self.left, y: y, style: theme[isFirst ? .heading : .muted])
        let lead = axis.percents.isEmpty ? 0 : 1 - 2 * axis.share
        DivergingBarView.draw(lead, half: half, into: &canvas, x: Self.left + 2, y: y, context: context)
        canvas.put(axis.second, x: Self.left + 3 + bar, y: y, style: theme[isSecond ? .heading : .muted])
        canvas.put(axis.percents, x: Self.left + 7 + bar, y: y, style: theme[.muted])
    }

    /// `I, 63 to 37`; the letters alone without votes.
    private func sentence(_ axis: ResultState.Axis) -> String {
        let shares = axis.percents.split { $0 == "|" || $0 == " " }.map { String($0) }
        guard let first = shares.first, let second = shares.last else { return "\(axis.first), \(axis.second)" }
        if axis.share < 0.5 { return strings("result.axis", axis.second, second, first) }
        return strings("result.axis", axis.share > 0.5 ? axis.first : "\(axis.first), \(axis.second)", first, second)
    }

    private func drawShares(_ open: ResultState.Open, into canvas: inout Canvas, x: Int, y: Int) -> Int {
        let theme = context.theme
        canvas.put(strings["result.all-types"], x: x, y: y, style: theme[.heading])
        guard !open.shares.isEmpty else {
            canvas.put(strings["result.no-votes"], x: x, y: y + 1, style: theme[.muted])
            return y + 2
        }
        let you = canvas.metrics.width(of: strings["result.you-short"])
        let numbers = 13
        let bar = max(6, min(20, canvas.size.width - x - 5 - numbers - you - 4))
        var row = y + 1
        for share in showsAllTypes ? open.shares : Array(open.shares.prefix(ResultFormatter.shown)) {
            canvas.put(share.type, x: x, y: row, style: theme[share.isMine ? .heading : .text])
            ShareBarView.draw(share.length, width: bar, into: &canvas, x: x + 5, y: row, context: context)
            let votes = canvas.metrics.padded(share.votes, to: 5, alignment: .trailing)
            let percent = canvas.metrics.padded(share.percent, to: 6, alignment: .trailing)
            let end = canvas.put(votes + " " + percent, x: x + 5 + bar, y: row, style: theme[.text])
            if share.isMine { canvas.put(strings["result.you-short"], x: end + 2, y: row, style: theme[.heading]) }
            row += 1
        }
        let rest = showsAllTypes ? open.withoutVotes : open.rest
        if !rest.isEmpty {
            canvas.put(rest, x: x, y: row, style: theme[.muted])
            row += 1
        }
        return row
    }

    /// Draws the links to the tables and returns the column after them.
    @discardableResult
    func drawLinks(into canvas: inout Canvas, x: Int, y: Int, focus: inout Int?) -> Int {
        var x = x
        for (target, title) in [
            (ResultTarget.byVoter, strings["result.by-voter"]), (.overTime, strings["result.over-time"]),
        ] {
            x = draw(target, title, into: &canvas, x: x, y: y, focus: &focus) + 3
        }
        return x
    }

    /// Draws the link to the reviews, if there are any, and returns the column after it.
    @discardableResult
    func drawReviewsLink(into canvas: inout Canvas, x: Int, y: Int, focus: inout Int?) -> Int {
        guard !content.reviewsTitle.isEmpty else { return x }
        return draw(.page, content.reviewsTitle, into: &canvas, x: x, y: y, focus: &focus) + 3
    }

    private func drawOthers(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        let theme = context.theme
        canvas.put(strings["result.others"], x: Self.left, y: y, style: theme[.heading])
        let label = canvas.metrics.width(of: strings["result.others"])
        _ = draw(.work, content.work, into: &canvas, x: Self.left + label + 2, y: y, focus: &focus)
        guard !content.others.isEmpty else {
            canvas.put(strings["result.no-others"], x: Self.left, y: y + 1, style: theme[.muted])
            return y + 2
        }
        var x = Self.left
        var row = y + 1
        for other in content.others {
            let sign = other.character.isDug ? context.glyphs.check : context.glyphs.unknown
            let width = canvas.metrics.width(of: sign) + 1 + canvas.metrics.width(of: other.title)
            if x > Self.left, x + width > canvas.size.width - 3 {
                x = Self.left
                row += 1
            }
            x = draw(other, into: &canvas, x: x, y: row, focus: &focus) + 3
        }
        return row + 1
    }

    /// Draws the sign and the link of another character and returns the column after them.
    func draw(_ other: ResultState.Other, into canvas: inout Canvas, x: Int, y: Int, focus: inout Int?) -> Int {
        let isDug = other.character.isDug
        let sign = isDug ? context.glyphs.check : context.glyphs.unknown
        let end = canvas.put(sign, x: x, y: y, style: context.theme[isDug ? .good : .muted])
        return draw(.other(other.character), other.title, into: &canvas, x: end + 1, y: y, focus: &focus)
    }

    /// Draws a link and returns the column after it.
    func draw(
        _ target: ResultTarget, _ title: String, into canvas: inout Canvas, x: Int, y: Int, focus: inout Int?
    ) -> Int {
        let isFocused = target == focused
        if isFocused {
            focus = y
            canvas.setCursor(x: x, y: y, visible: false)
        }
        let shown = canvas.metrics.truncated(title, to: max(4, canvas.size.width - 3 - x))
        let end = canvas.put(shown, x: x, y: y, style: context.theme[isFocused ? .selection : .link])
        context.hits.add(Rect(x: x, y: y, width: max(1, end - x), height: 1), target, click)
        return end
    }
}
