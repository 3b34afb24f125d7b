package import Domain
package import Terminal

@MainActor
struct MadeDrafts: Sendable {
    private static let form = "made"

    let purpose: MadeFormPurpose
    let keeper: DraftKeeper
    let clock: any WallClock
    let localTime: any LocalTime

    func draft() async throws -> MadeDraft? {
        guard let kept = try await keeper.draft(Self.form, about: purpose.draftKey) else { return nil }
        return MadeDraft(
            text: kept.body, days: purpose.isOpinion ? 0 : localTime.days(from: kept.savedAt, to: clock.now()))
    }

    /// Stores a draft, replacing the previous one; nil forgets it.
    func keep(_ draft: MadeDraft?, of name: String) {
        guard let draft else { return keeper.forget(Self.form, about: purpose.draftKey) }
        keeper.keep(draft.text, in: Self.form, about: purpose.draftKey, title: name)
    }
}

/// Formats a rating as stars, or as a number if stars are not one column wide.
@MainActor
package enum RatingText {
    /// `★★★★½`, or `4.5/5`, or `4.5 of 5` for a screen reader.
    package static func describe(_ rating: Rating, _ context: RenderContext) -> String {
        if context.isPlain { return context.glyphs.words.level(NumberText.short(rating.stars), of: "5") }
        guard context.glyphs.star == "★", !context.isASCII else { return "\(NumberText.short(rating.stars))/5" }
        return String(repeating: "★", count: rating.halves / 2) + (rating.halves % 2 == 1 ? "½" : "")
    }
}
