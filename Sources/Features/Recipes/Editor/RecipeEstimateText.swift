import Domain

enum RecipeEstimateText {
    /// Returns `24.5 % · 99 ml · 182 kcal (estimates)`, followed by what could not be calculated.
    static func describe(_ estimate: DrinkEstimate, _ strings: Strings) -> String {
        guard estimate.dilutedVolume > 0 else { return strings["recipe.estimate-empty"] }
        let text = strings(
            "recipe.estimate", NumberText.oneDecimal(estimate.strength), NumberText.whole(estimate.dilutedVolume),
            NumberText.whole(estimate.kilocalories))
        return estimate.unknownLines > 0
            ? "\(text) · \(strings.counted("drink.unknown-units", estimate.unknownLines))" : text
    }
}
