package import Domain

package struct MadeDraft: Hashable, Sendable {
    package static let servingSteps: [Double] = [0.5] + (1...99).map(Double.init)
    /// The largest number of evenings ago.
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
    /// Decodes a draft; nil if the text is not one.
    ///
    /// - Parameter days: the days since saving; they are added to `evenings` so that the date stays the same.
    init?(text: String, days: Int) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        self.init(
            evenings: min(max(kept.evenings, 0) + max(days, 0), Self.longestAgo), servings: kept.servings,
            rating: kept.halves.flatMap { Rating(halves: $0) }, note: kept.note,
            variant: kept.variant.map { Identifier($0) })
    }
}
