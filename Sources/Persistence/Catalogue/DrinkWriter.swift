internal import Domain
internal import Foundation
internal import GRDB

/// Writes the drinks of an import.
struct DrinkWriter {
    private let row: Statement
    private let alias: Statement
    private let line: Statement
    private let substitute: Statement
    private let step: Statement
    private let tag: Statement
    private let recipe: Statement
    private let recipeIngredient: Statement
    private let grams: Statement

    init(_ db: Database) throws {
        row = try db.makeStatement(
            sql: """
                INSERT INTO drink (
                    number, id, name_en, name_ko, rank_en, rank_ko, base, strength, meter_strength, meter_sugar,
                    meter_level, tags, glass, serving, techniques, tools, year, creator, summary_en, summary_ko,
                    garnish_en, garnish_ko, source, iba, variant_of, color, search
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        alias = try db.makeStatement(sql: "INSERT INTO drink_alias (drink, position, text) VALUES (?, ?, ?)")
        line = try db.makeStatement(
            sql: """
                INSERT INTO drink_line (
                    drink, position, ingredient, amount, amount_max, unit, unit_text, is_optional, is_exact, is_after,
                    note_en, note_ko
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        substitute = try db.makeStatement(
            sql: """
                INSERT INTO drink_substitute (drink, line, position, ingredient, amount, unit, unit_text)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """)
        step = try db.makeStatement(
            sql: "INSERT INTO drink_step (drink, position, text_en, text_ko) VALUES (?, ?, ?, ?)")
        tag = try db.makeStatement(sql: "INSERT OR IGNORE INTO drink_tag (tag, drink) VALUES (?, ?)")
        recipe = try db.makeStatement(
            sql: "INSERT INTO drink_recipe (drink, id, rank_en, rank_ko, lines) VALUES (?, ?, ?, ?, ?)")
        recipeIngredient = try db.makeStatement(sql: "INSERT INTO recipe_ingredient (number, id) VALUES (?, ?)")
        grams = try db.makeStatement(sql: "INSERT INTO drink_gram (rowid, grams) VALUES (?, ?)")
    }

    func write(_ plan: ImportPlan, numbers: [String: Int64]) throws {
        let ingredients = try writeRecipeIngredients(plan.catalogue.drinks)
        for (place, drink) in plan.catalogue.drinks.enumerated() {
            guard let number = numbers[drink.id.rawValue] else { continue }
            try write(drink, number: number, plan: plan, place: place)
            try writeLines(of: drink, number: number)
            for (position, text) in drink.aliases.enumerated() {
                try alias.execute(arguments: [number, position, text])
            }
            for (position, text) in drink.steps.enumerated() {
                try step.execute(arguments: [number, position, text.english, text.korean])
            }
            for id in drink.tags { try tag.execute(arguments: [id.rawValue, number]) }
            try recipe.execute(arguments: [
                number, drink.id.rawValue, plan.drinkRanks.english[place], plan.drinkRanks.korean[place],
                Self.blob(of: drink, ingredients),
            ])
            try grams.execute(arguments: [number, plan.drinkGrams[place]])
        }
    }

    private func write(_ drink: Drink, number: Int64, plan: ImportPlan, place: Int) throws {
        let estimate = plan.estimates[place]
        let meters = DrinkMeters(drink, estimate: estimate)
        try row.execute(arguments: [
            number, drink.id.rawValue, drink.name.english, drink.name.korean, plan.drinkRanks.english[place],
            plan.drinkRanks.korean[place], drink.base.rawValue, estimate.strength, meters.strength, meters.sugar,
            meters.level, WordList.text(drink.tags.map(\.rawValue)), drink.glass.rawValue, drink.serving.rawValue,
            WordList.text(drink.techniques.map(\.rawValue)), WordList.text(drink.tools.map(\.rawValue)), drink.year,
            drink.creator, drink.summary.english, drink.summary.korean, drink.garnish?.english, drink.garnish?.korean,
            drink.source, drink.iba?.rawValue, drink.variantOf?.rawValue, drink.color,
            plan.drinkNames[place].joined(separator: "\n"),
        ])
    }

    private func writeLines(of drink: Drink, number: Int64) throws {
        for (position, item) in drink.lines.enumerated() {
            try line.execute(arguments: [
                number, position, item.ingredient.rawValue, item.amount, item.amountMax, item.unit.code,
                item.unit.unknownText, item.isOptional, item.isExact, item.isAfter, item.note?.english,
                item.note?.korean,
            ])
            for (place, choice) in item.substitutes.enumerated() {
                try substitute.execute(arguments: [
                    number, position, place, choice.ingredient.rawValue, choice.amount, choice.unit?.code,
                    choice.unit?.unknownText,
                ])
            }
        }
    }

    /// Numbers what recipes ask for, known or not.
    private func writeRecipeIngredients(_ drinks: [Drink]) throws -> [Identifier<Ingredient>: Int32] {
        var numbers: [Identifier<Ingredient>: Int32] = [:]
        for line in drinks.lazy.flatMap(\.requiredLines) {
            for id in [line.ingredient] + line.substitutes.map(\.ingredient) where numbers[id] == nil {
                let number = Int32(numbers.count)
                numbers[id] = number
                try recipeIngredient.execute(arguments: [number, id.rawValue])
            }
        }
        return numbers
    }

    private static func blob(of drink: Drink, _ ingredients: [Identifier<Ingredient>: Int32]) -> Data {
        var data = Data()
        for line in drink.requiredLines {
            guard let number = ingredients[line.ingredient] else { continue }
            RecipeBlob.append(
                number, isExact: line.isExact, substitutes: line.substitutes.compactMap { ingredients[$0.ingredient] },
                to: &data)
        }
        return data
    }
}
