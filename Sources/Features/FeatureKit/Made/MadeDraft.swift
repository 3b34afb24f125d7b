package import Domain
package import Terminal

package struct MadeDraft: Hashable, Sendable {
    package static let servingSteps: [Double] = [0.5] + (1...99).map(Double.init)
    package static let longestAgo = 3_650

    /// The number of evenings ago.
    package var evenings = 0
    package var servings = 1.0
    package var rating: Rating?
    package var note = ""
    /// The variant that was made; nil for the drink itself.
    package var variant: Identifier<Drink>?

    /// The stored form of a draft. `evenings` counts back from the day of saving.
    private struct Kept: Codable {
        let evenings: Int
        let servings: Double
        let halves: Int?
        let note: String
        let variant: String?
    }

    var text: String {
        DraftText.encode(
            Kept(
                evenings: evenings, servings: servings, halves: rating?.halves, note: note,
                variant: variant?.rawValue))
    }
}

extension MadeDraft {
    /// Nil if the text is no draft. The `days` since saving are added to `evenings`, so that the date stays the same.
    init?(text: String, days: Int) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        self.init(
            evenings: min(max(kept.evenings, 0) + max(days, 0), Self.longestAgo), servings: kept.servings,
            rating: kept.halves.flatMap { Rating(halves: $0) }, note: kept.note,
            variant: kept.variant.map { Identifier($0) })
    }
}

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
        if context.isPlain { return context.glyphs.words.rating(NumberText.short(rating.stars)) }
        guard context.glyphs.star == "★", !context.isASCII else { return "\(NumberText.short(rating.stars))/5" }
        return String(repeating: "★", count: rating.halves / 2) + (rating.halves % 2 == 1 ? "½" : "")
    }
}
