import Domain

enum PurchaseDocument {
    static func name(_ id: Identifier<Ingredient>, _ ingredient: Ingredient?) -> [(String, JSONValue)] {
        [
            ("ingredient", .string(id.rawValue)), ("name_en", .optional(ingredient?.name.english)),
            ("name_ko", .optional(ingredient?.name.korean)),
        ]
    }

    static func list(_ drinks: [Identifier<Drink>]) -> String {
        drinks.map(\.rawValue).joined(separator: ", ")
    }
}
