enum RecipeLineFieldID: String {
    case ingredient, amount, unit, optional, exact, after, noteEnglish, noteKorean, substitutes, done
}
