enum IngredientFieldID: String {
    case nameEnglish, nameKorean, parent, category, brand, strength, sugar, shelfLife, parts, done, delete
}
