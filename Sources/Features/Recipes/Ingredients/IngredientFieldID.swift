/// The fields of an ingredient's form.
enum IngredientFieldID: String {
    case nameEnglish, nameKorean, parent, category, brand, strength, sugar, shelfLife, done, delete
}
