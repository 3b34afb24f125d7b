package import Domain

package struct WorkReportRequest: Codable, Hashable, Sendable {
    package let reason: KnownOrOther<ReportReason>
    package let text: String?

    package init(reason: KnownOrOther<ReportReason>, text: String? = nil) {
        self.reason = reason
        self.text = text
    }
}

package struct ReportsAnswer: Codable, Hashable, Sendable {
    /// Most reported first.
    package let rows: [ReportRow]

    package init(rows: [ReportRow]) { self.rows = rows }
}

package struct ReportRow: Codable, Hashable, Sendable {
    package let kind: KnownOrOther<ReportedKind>
    package let id: String
    /// The nickname; nil for someone who left.
    package let author: String?
    package let text: String
    package let reporters: Int
    package let reasons: [String]
    package let hidden: Bool

    package init(
        kind: KnownOrOther<ReportedKind>, id: String, author: String?, text: String, reporters: Int, reasons: [String],
        hidden: Bool
    ) {
        self.kind = kind
        self.id = id
        self.author = author
        self.text = text
        self.reporters = reporters
        self.reasons = reasons
        self.hidden = hidden
    }
}

package enum ReportedKind: String, CaseIterable, Codable, Sendable {
    case post
    case work
}

package struct ModerationRequest: Codable, Hashable, Sendable {
    package let action: KnownOrOther<ModeratorAction>
    package let id: String
    /// Shown to the author of a hidden post.
    package let reason: KnownOrOther<ReportReason>?

    package init(action: KnownOrOther<ModeratorAction>, id: String, reason: KnownOrOther<ReportReason>? = nil) {
        self.action = action
        self.id = id
        self.reason = reason
    }
}
