/// A line of a page that can be opened, with what stands under it.
public struct PageRow<Target: Hashable & Sendable>: Hashable, Sendable {
    /// What it opens.
    package let target: Target
    /// The sign before it.
    package let mark: PageMark
    package let title: String
    /// Its name in the other language, where there is no remark; ASCII leaves it out.
    package let other: String
    /// A remark right behind the title.
    package let remark: String
    /// Whether the remark stands below those of the other rows of the page for which this holds.
    package let alignsRemark: Bool
    /// A remark at the end of the line.
    package let detail: String
    /// A text under the title; empty for none.
    package let body: String
    /// The most lines of the text under the title; 0 for all.
    package let bodyLines: Int
    /// What it is made of, each with a sign: a line of its own under the text; none for no line.
    package let parts: [PagePart]
    /// A last line of second rank; empty for none.
    package let foot: String
    /// How much of some things there is, at the end of the lines, in the same columns in every row of a page.
    package let meters: [PageMeter]

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
}
