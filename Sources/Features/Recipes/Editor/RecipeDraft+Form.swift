import Domain
import FeatureKit

extension RecipeDraft {
    mutating func apply(_ edit: FormEdit) {
        switch edit {
        case .text(let field, let text): set(RecipeFieldID(rawValue: field), text)
        case .option(RecipeFieldID.serving.rawValue, let id): serving = id
        case .moveRow(RecipeFieldID.lines.rawValue, let row, let step):
            guard lines.indices.contains(row), lines.indices.contains(row + step) else { return }
            lines.swapAt(row, row + step)
        case .removeRow(RecipeFieldID.lines.rawValue, let row):
            if lines.indices.contains(row) { lines.remove(at: row) }
        case .option, .flag, .moveRow, .removeRow: break
        }
    }

    private mutating func set(_ field: RecipeFieldID?, _ text: String) {
        switch field {
        case .nameEnglish: nameEnglish = text
        case .nameKorean: nameKorean = text
        case .stepsEnglish: stepsEnglish = text
        case .stepsKorean: stepsKorean = text
        case .summaryEnglish: summaryEnglish = text
        case .summaryKorean: summaryKorean = text
        case .garnishEnglish: garnishEnglish = text
        case .garnishKorean: garnishKorean = text
        case .source: source = text
        case .lines, .techniques, .glass, .serving, .tags, .tools, .save, .delete, nil: break
        }
    }
}

enum RecipeEstimateText {
    /// Returns `24.5% · 99 ml · 182 kcal (estimates)`, followed by what could not be calculated.
    static func describe(_ estimate: DrinkEstimate, _ strings: Strings) -> String {
        guard estimate.dilutedVolume > 0 else { return strings["recipe.estimate-empty"] }
        let text = strings(
            "recipe.estimate", NumberText.oneDecimal(estimate.strength), NumberText.whole(estimate.dilutedVolume),
            NumberText.whole(estimate.kilocalories))
        return estimate.unknownLines > 0
            ? "\(text) · \(strings.counted("drink.unknown-units", estimate.unknownLines))" : text
    }
}
