import Domain

/// An ingredient in a row of a CSV file. Semicolons separate the items of lists.
enum IngredientRow {
    static let columns = [
        "id", "name_en", "name_ko", "category", "parent", "brand", "abv", "sugar", "acid", "kcal", "color",
        "piece_ml", "piece_g_sugar", "dry_g_per_teaspoon", "dry_ml_per_g", "origin_en", "origin_ko", "text_en",
        "text_ko", "aliases", "shelf_life_days", "parts", "staple",
    ]
    /// The words of other people's tables, folded.
    private static let synonyms = [
        "name": "name_en", "ingredient": "name_en", "ingredientname": "name_en", "strength": "abv", "alcohol": "abv",
        "description": "text_en", "이름": "name_ko", "재료": "name_ko", "도수": "abv", "분류": "category", "종류": "category",
        "설명": "text_ko",
    ].merging(columns.map { (Folding.folded($0), $0) }) { $1 }
    private static let own = ["name_en": "en", "name_ko": "ko"]
    private static let lists: Set<String> = ["aliases", "parts"]

    struct Header {
        let delimiter: UInt8
        let names: [String]
        var unread: [String] { names.filter { !$0.isEmpty && !columns.contains($0) }.map { String($0.prefix(60)) } }

        init?(row: [UInt8]) {
            guard CSVHeader(row: row) == nil else { return nil }
            for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
                guard case .success(let fields) = CSVRow.fields(row, delimiter: delimiter) else { continue }
                let names = fields.map { field in
                    synonyms[Folding.folded(field)] ?? TextCleaner.trimmed(TextCleaner.line(field))
                }
                guard names.contains("name_en") || names.contains("name_ko"),
                    names.contains("category") || names.contains("abv") || names.contains("parent")
                else { continue }
                self.delimiter = delimiter
                self.names = names
                return
            }
            return nil
        }
    }

    static func fields(_ ingredient: Ingredient) -> [String] {
        let content = ingredient.content
        let numbers = [content.strength, content.sugar, content.acid, content.kilocalories].map(text)
        let pieces = [
            content.pieceMillilitres, content.pieceSugar, content.dryGramsPerTeaspoon, content.dryMillilitresPerGram,
        ].map(text)
        return [
            ingredient.id.rawValue, ingredient.name.english, ingredient.name.korean, ingredient.category.rawValue,
            ingredient.parent?.rawValue ?? "", ingredient.isBrand ? "true" : "",
        ] + numbers + [content.color ?? ""] + pieces + [
            ingredient.origin?.english ?? "", ingredient.origin?.korean ?? "", ingredient.summary?.english ?? "",
            ingredient.summary?.korean ?? "", ingredient.aliases.joined(separator: ";"),
            ingredient.shelfLifeDays.map(String.init) ?? "",
            ingredient.parts.map(\.rawValue).joined(separator: ";"), ingredient.isStaple ? "true" : "",
        ]
    }

    /// In our own format; `id` resolves the names or ids of the parent and the parts.
    static func value(
        _ fields: [String], _ header: Header, by resolver: IngredientResolver, id: (String) -> String
    ) -> ExchangeValue {
        var members: [ExchangeValue.Member] = []
        for (name, raw) in zip(header.names, fields) where columns.contains(name) {
            let text = TextCleaner.trimmed(raw)
            guard !text.isEmpty, !CSVRow.isNull(text) else { continue }
            let value: ExchangeValue
            if lists.contains(name) {
                let words = text.split(separator: ";").map { TextCleaner.trimmed(String($0)) }.filter { !$0.isEmpty }
                value = .list(words.map { .text(name == "parts" ? id($0) : $0) })
            } else {
                value = .text(name == "parent" ? id(text) : text)
            }
            members.append(ExchangeValue.Member(key: own[name] ?? name, value: value))
        }
        return .object(completed(members, by: resolver))
    }

    /// Whether a strength of 0 contradicts the name or the category. Our own tables have IDs and are believed; in
    /// others 0 often means unknown.
    static func isDoubtfulZero(_ ingredient: Ingredient, _ header: Header, by resolver: IngredientResolver) -> Bool {
        guard ingredient.content.strength == 0, !header.names.contains("id") else { return false }
        let names = [ingredient.name.english, ingredient.name.korean]
        return (ingredient.category.usualStrength ?? 0 > 0 || names.contains(where: resolver.mayHoldAlcohol))
            && !names.contains(where: AlcoholWords.claimsNone)
    }

    /// Adds an id if the row has none, and a category if it has none or one in other words: `Spirits`.
    private static func completed(
        _ members: [ExchangeValue.Member], by resolver: IngredientResolver
    ) -> [ExchangeValue.Member] {
        func text(_ key: String) -> String? {
            guard case .text(let text)? = members.first(where: { $0.key == key })?.value else { return nil }
            return text
        }
        var all = members
        let name = text("en") ?? text("ko") ?? ""
        if text("id") == nil {
            all.append(ExchangeValue.Member(key: "id", value: .text(Slug.make(name, stem: "ingredient"))))
        }
        let category = text("category")
        if category.flatMap(IngredientCategory.init) == nil {
            let strength = text("abv").flatMap { AmountText.leading(Substring(AmountText.halfWidth($0)))?.value }
            let found = CategoryWords.category(category, name: name, strength: strength, by: resolver)
            all.removeAll { $0.key == "category" }
            all.append(ExchangeValue.Member(key: "category", value: .text(found.rawValue)))
        }
        return all
    }

    private static func text(_ number: Double?) -> String { number.map { ExchangeValue.number($0).json } ?? "" }
}
