package import Domain

package struct MarkdownWords: Sendable {
    package var ingredients: String
    package var method: String
    package var garnish: String
    package var glass: String
    package var technique: String
    package var source: String
    /// After an optional line.
    package var optional: String
    /// Before substitutes.
    package var or: String
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
