internal import Domain
internal import Terminal

/// A rating as stars: `★★★★½`; a number where only ASCII is drawn.
@MainActor
enum StarText {
    static func text(_ rating: Rating?, _ context: RenderContext) -> String {
        guard let rating else { return "" }
        if context.isASCII { return "\(NumberText.short(rating.stars))*" }
        return String(repeating: String(context.glyphs.star), count: rating.halves / 2)
            + (rating.halves % 2 == 1 ? "½" : "")
    }
}
