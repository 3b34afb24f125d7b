package import Domain
package import Terminal

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
