package import Domain

/// The words on a recipe card and a shopping list.
package struct MarkdownWords: Sendable {
    /// The heading of the lines.
    package var ingredients: String
    /// The heading of the steps.
    package var method: String
    /// The label of the garnish.
    package var garnish: String
    /// The label of the glass.
    package var glass: String
    /// The label of the technique.
    package var technique: String
    /// The label of the source.
    package var source: String
    /// After an optional line.
    package var optional: String
    /// Before substitutes.
    package var or: String
    /// The heading of a shopping list.
    package var shopping: String

    package init(_ language: Language) {
        let isEnglish = language == .english
        ingredients = isEnglish ? "Ingredients" : "재료"
        method = isEnglish ? "Method" : "만드는 법"
        garnish = isEnglish ? "Garnish" : "가니시"
        glass = isEnglish ? "Glass" : "잔"
        technique = isEnglish ? "Technique" : "기법"
        source = isEnglish ? "Source" : "출처"
        optional = isEnglish ? "optional" : "선택"
        or = isEnglish ? "or" : "또는"
        shopping = isEnglish ? "Shopping list" : "장보기 목록"
    }
}
