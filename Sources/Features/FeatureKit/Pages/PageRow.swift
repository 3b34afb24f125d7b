public struct PageRow<Target: Hashable & Sendable>: Hashable, Sendable {
    package let target: Target
    package let mark: PageMark
    package let title: String
    /// The name in the other language, shown if there is no remark; ASCII omits it.
    package let other: String
    /// A remark after the title.
    package let remark: String
    /// Whether the remark aligns with those of the page's other rows with this flag.
    package let alignsRemark: Bool
    /// A remark at the end of the line.
    package let detail: String
    package let body: String
    /// The maximum number of body lines; 0 for all.
    package let bodyLines: Int
    /// Words with marks on a line below the body; empty for no line.
    package let parts: [PagePart]
    /// A muted last line; empty for none.
    package let foot: String
    /// Meters at the end of the lines, in the same columns in every row of the page.
    package let meters: [PageMeter]
    /// The levels of room at which the row is shown. A page uses the highest level whose rows fit.
    private(set) var levels = 0..<Int.max

    /// Returns the first `least` rows, as many of the others as fit the page, and a link to those not shown. `count`,
    /// the number of all rows, may exceed the number of given rows.
    package static func list(
        _ rows: [PageRow], always least: Int, of count: Int = .max, more: PageRow
    ) -> [PageBlock<Target>] {
        var list = rows
        for place in list.indices.dropFirst(least) { list[place].levels = place - least + 1..<Int.max }
        if count > least {
            list.append(more)
            if count <= rows.count { list[list.count - 1].levels = 0..<count - least }
        }
        return list.map { .row($0) }
    }

    package init(
        _ target: Target, mark: PageMark = .none, title: String, other: String = "", remark: String = "",
        alignsRemark: Bool = false, detail: String = "",
        body: String = "", bodyLines: Int = 0, parts: [PagePart] = [], foot: String = "", meters: [PageMeter] = []
    ) {
        self.target = target
        self.mark = mark
        self.title = title
        self.other = other
        self.remark = remark
        self.alignsRemark = alignsRemark
        self.detail = detail
        self.body = body
        self.bodyLines = bodyLines
        self.parts = parts
        self.foot = foot
        self.meters = meters
    }

    /// The row without parts, foot and all meters but the two that stand beside its first lines.
    var brief: PageRow {
        var row = PageRow(
            target, mark: mark, title: title, other: other, remark: remark, alignsRemark: alignsRemark, detail: detail,
            body: body, bodyLines: bodyLines, meters: Array(meters.prefix(2)))
        row.levels = levels
        return row
    }
}
