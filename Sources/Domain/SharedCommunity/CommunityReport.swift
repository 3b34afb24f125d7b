/// A post or work that members of a community reported, for its moderators.
package struct CommunityReport: Hashable, Sendable {
    package let isWork: Bool
    /// The id on the server.
    package let id: String
    /// Nil for someone who left.
    package let author: String?
    package let text: String
    package let reporters: Int
    /// Raw values of `ReportReason`, and those of later versions.
    package let reasons: [String]
    package let isHidden: Bool

    package init(
        isWork: Bool, id: String, author: String?, text: String, reporters: Int, reasons: [String], isHidden: Bool
    ) {
        self.isWork = isWork
        self.id = id
        self.author = author
        self.text = text
        self.reporters = reporters
        self.reasons = reasons
        self.isHidden = isHidden
    }
}

package enum ModeratorAction: String, CaseIterable, Sendable {
    case hide
    case show
    /// Removes a member's work from everyone's catalogue.
    case unpublish
}
