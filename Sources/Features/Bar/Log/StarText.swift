import Domain
import FeatureKit
import Terminal

/// A rating as `RatingText` draws it; nothing where there is none.
@MainActor
enum StarText {
    /// `4.5`, where there is no room for stars.
    static func number(_ rating: Rating) -> String { NumberText.short(rating.stars) }

    static func text(_ rating: Rating?, _ context: RenderContext) -> String {
        rating.map { RatingText.describe($0, context) } ?? ""
    }
}
