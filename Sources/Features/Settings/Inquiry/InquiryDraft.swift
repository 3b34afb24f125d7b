import Domain

struct InquiryDraft: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case bug
        case idea
        case question
        case data
    }

    var kind = Kind.bug
    var text = ""
    var hasFindings = true

    init() {}

    private struct Kept: Codable {
        let kind: String
        let text: String
        let hasFindings: Bool
    }

    var kept: String { DraftText.encode(Kept(kind: kind.rawValue, text: text, hasFindings: hasFindings)) }

    init?(kept text: String) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        kind = Kind(rawValue: kept.kind) ?? kind
        self.text = kept.text
        hasFindings = kept.hasFindings
    }

    /// The most characters of the member's own words.
    static let limit = 2_000
}
