import Domain

/// A report that is being written.
struct InquiryDraft: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Something does not work.
        case bug
        /// Something could be better.
        case idea
        /// Something is not clear.
        case question
        /// A recipe, a name or a text is wrong.
        case data
    }

    var kind = Kind.bug
    /// The member's own words.
    var text = ""
    /// Whether what the doctor finds joins it.
    var hasFindings = true

    init() {}

    private struct Kept: Codable {
        let kind: String
        let text: String
        let hasFindings: Bool
    }

    var kept: String { DraftText.encode(Kept(kind: kind.rawValue, text: text, hasFindings: hasFindings)) }

    /// Reads what was kept; nil for what is none.
    init?(kept text: String) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        kind = Kind(rawValue: kept.kind) ?? kind
        self.text = kept.text
        hasFindings = kept.hasFindings
    }

    /// The most characters of the member's own words.
    static let limit = 2_000
}
