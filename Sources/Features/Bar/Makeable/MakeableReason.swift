import Domain

enum MakeableReason {
    static func text(
        _ drink: Drink, _ match: DrinkMatch, ingredients: [Identifier<Ingredient>: Ingredient], _ strings: Strings
    ) -> String {
        func name(_ id: Identifier<Ingredient>) -> String {
            ingredients[id]?.name[strings.language] ?? id.rawValue
        }
        let reasons = zip(drink.lines, match.lines).compactMap { line, status -> String? in
            guard !line.isOptional else { return nil }
            switch status {
            case .exact: return name(line.ingredient)
            case .kind(let bottle): return strings("line.yours", name(bottle))
            case .substitute(let bottle, let origin):
                return strings("line.stand-in.\(origin.rawValue)", name(bottle))
            case .made(let parts):
                let made = strings("line.made", parts.map(name).joined(separator: " + "))
                return "\(name(line.ingredient)) (\(made))"
            case .missing: return nil
            }
        }
        return reasons.joined(separator: ", ")
    }

    /// Returns all ingredients that the explanation names.
    static func named(_ drink: Drink, _ match: DrinkMatch) -> [Identifier<Ingredient>] {
        zip(drink.lines, match.lines).flatMap { line, status -> [Identifier<Ingredient>] in
            switch status {
            case .kind(let bottle), .substitute(let bottle, _): [line.ingredient, bottle]
            case .made(let parts): [line.ingredient] + parts
            case .exact, .missing: [line.ingredient]
            }
        }
    }
}
