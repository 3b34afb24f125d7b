import Domain
import FeatureKit
import Terminal

@MainActor
enum StarText {
    /// `4.5`; used where stars do not fit.
    static func number(_ rating: Rating) -> String { NumberText.short(rating.stars) }

    static func text(_ rating: Rating?, _ context: RenderContext) -> String {
        rating.map { RatingText.describe($0, context) } ?? ""
    }
}
