import Domain
import FeatureKit

/// A text that a community rejected, or that lost against a later one, by its subject.
struct KeptText: Sendable {
    let drafts: any DraftRepository
    let member: @MainActor @Sendable () -> Author

    func text(about subject: WritingSubject) async throws -> String? {
        try await drafts.draft(subject.kind.rawValue, about: subject.keptKey, of: await member().id)?.body
    }

    /// Removes the text, which is settled once something was posted.
    func forget(about subject: WritingSubject) async throws {
        try await drafts.forget(subject.kind.rawValue, about: subject.keptKey, of: await member().id)
    }
}

/// A character's type in words, as far as the viewer may see it.
struct VisibilityText {
    let strings: Strings

    /// For a row: the letters or the guess, and the viewer's own type; empty while masked or unknown.
    func short(_ visibility: TypeVisibility) -> String {
        let text = TypeText.withMine(visibility, strings)
        return text == "?" ? "" : text
    }

    func long(_ visibility: TypeVisibility) -> String {
        guard let type = visibility.type else { return strings["character.hidden"] }
        guard let crowd = type.crowd else {
            return type.guess.map { strings("type.guess", $0.text) } ?? strings["character.no-type"]
        }
        let votes = strings.counted("character.votes", crowd.votes)
        guard type.isProvisional else { return "\(crowd.text) · \(votes)" }
        let text = strings("character.provisional", crowd.text, votes)
        return type.guess.map { "\(text) · \(strings("type.guess", $0.text))" } ?? text
    }
}
