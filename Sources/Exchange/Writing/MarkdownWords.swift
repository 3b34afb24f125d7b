public import Domain

/// The words on a recipe card, a shopping list and a menu.
public struct MarkdownWords: Sendable {
    /// Heads the lines of a recipe.
    public var ingredients: String
    /// Heads the steps.
    public var method: String
    /// Before the garnish.
    public var garnish: String
    /// Before the glass.
    public var glass: String
    /// Before the technique.
    public var technique: String
    /// Before the source.
    public var source: String
    /// Behind a line that may be left out.
    public var optional: String
    /// Before what may stand in.
    public var or: String
    /// Heads a shopping list.
    public var shopping: String
    /// Heads a menu.
    public var menu: String

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
        menu = isEnglish ? "Menu" : "메뉴"
    }
}
