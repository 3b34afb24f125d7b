/// A valid text to post: cleaned, in NFC, within the length of its kind.
package struct PostText: Hashable, Sendable {
    package let text: String

    /// - Throws: `PostProblem` with the number of characters.
    package init(_ typed: String, as kind: PostKind) throws(PostProblem) {
        text = Self.cleaned(typed)
        let count = text.count
        if count < kind.length.lowerBound { throw .tooShort(count: count, least: kind.length.lowerBound) }
        if count > kind.length.upperBound { throw .tooLong(count: count, most: kind.length.upperBound) }
    }

    package static func count(_ typed: String) -> Int { cleaned(typed).count }

    private static func cleaned(_ typed: String) -> String { PlainText.lines(typed).composed }
}

package enum PostKind: String, CaseIterable, Sendable {
    case review
    case comment

    /// The allowed length in grapheme clusters, after NFC.
    package var length: ClosedRange<Int> {
        switch self {
        case .review: 3...500
        case .comment: 1...500
        }
    }
}

package enum PostProblem: Error, Hashable, Sendable {
    case tooShort(count: Int, least: Int)
    case tooLong(count: Int, most: Int)
    case gone
    case notOwn
}

/// A text that may contain spoilers. A flagged text is covered until the viewer reveals it.
package struct SpoilerText: Hashable, Sendable {
    package let isSpoiler: Bool
    private let text: String

    package init(_ text: String, isSpoiler: Bool) {
        self.text = text
        self.isSpoiler = isSpoiler
    }

    /// Nil if flagged; the screen then shows a cover.
    package var shown: String? { isSpoiler ? nil : text }
    package func revealed() -> String { text }
}
