public import Domain

/// The words on a recipe card and a shopping list.
public struct MarkdownWords: Sendable {
    /// The heading of the lines.
    public var ingredients: String
    /// The heading of the steps.
    public var method: String
    /// The label of the garnish.
    public var garnish: String
    /// The label of the glass.
    public var glass: String
    /// The label of the technique.
    public var technique: String
    /// The label of the source.
    public var source: String
    /// After an optional line.
    public var optional: String
    /// Before substitutes.
    public var or: String
    /// The heading of a shopping list.
    public var shopping: String

    /// The words in a language.
    public init(_ language: Language) {
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
