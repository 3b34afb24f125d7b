@testable import Domain

extension Recommender {
    /// Returns the scores with which drinks are recommended again; drinks outside the space are left out.
    func scores(
        of ids: some Sequence<Identifier<Drink>>, for evidence: TasteEvidence, bar: MakeableIndex? = nil
    ) -> [Identifier<Drink>: RecommendationScore] {
        let kept = Array(ids)
        let rows = recommend(kept.count, for: evidence, bar: bar, options: RecommendationOptions(kept: kept))
        return Dictionary(firstOf: rows.map { ($0.drink, $0.score) })
    }
}
