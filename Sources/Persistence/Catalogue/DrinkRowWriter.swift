import Domain
import Foundation
import GRDB

struct DrinkRowWriter {
    private let row: Statement
    private let line: Statement
    private let substitute: Statement
    private let tag: Statement
    private let grams: Statement

    init(_ db: Database) throws {
        row = try db.insertion(
            "drink",
            """
            number, id, name_en, name_ko, rank_en, rank_ko, base, strength, meter_strength, meter_sugar,
            meter_level, tags, glass, serving, techniques, tools, year, creator, summary_en, summary_ko,
            garnish_en, garnish_ko, source, iba, variant_of, color, aliases,
            steps_en, steps_ko, search, strength_basis, stated_strength, created_at, asked
            """)
        line = try db.insertion(
            "drink_line",
            """
            drink, position, ingredient, amount, amount_max, unit, unit_text, is_optional, is_exact, is_after,
            note_en, note_ko, written
            """)
        substitute = try db.insertion(
            "drink_substitute", "drink, line, position, ingredient, amount, unit, unit_text, written")
        tag = try db.insertion("drink_tag", "tag, drink", or: .ignore)
        grams = try db.insertion("drink_gram", "rowid, grams")
    }

    func write(_ plan: ImportPlan, numbers: [String: Int64]) throws {
        for (place, drink) in plan.catalogue.drinks.enumerated() {
            guard let number = numbers[drink.id.rawValue] else { continue }
            try write(
                drink, number: number,
                ranks: (plan.drinkRanks.english[place], plan.drinkRanks.korean[place]),
                names: plan.drinkNames[place], grams: plan.drinkGrams[place], estimate: plan.estimates[place])
        }
    }

    func write(
        _ drink: Drink, number: Int64, ranks: (english: Int, korean: Int), names: [String], grams text: String,
        estimate: DrinkEstimate
    ) throws {
        let meters = DrinkMeters(drink, estimate: estimate)
        try row.execute(arguments: [
            number, drink.id.rawValue, drink.name.english, drink.name.korean, ranks.english, ranks.korean,
            drink.base.rawValue, estimate.strength, meters.strength, meters.sugar,
            meters.level, WordList.text(drink.tags.map(\.rawValue)), drink.glass.rawValue, drink.serving.rawValue,
            WordList.text(drink.techniques.map(\.rawValue)), WordList.text(drink.tools.map(\.rawValue)), drink.year,
            drink.creator, drink.summary.english, drink.summary.korean, drink.garnish?.english, drink.garnish?.korean,
            drink.source, drink.iba?.rawValue, drink.variantOf?.rawValue, drink.color,
            TextList.text(drink.aliases), TextList.text(drink.steps.map(\.english)),
            TextList.text(drink.steps.map(\.korean)), names.joined(separator: "\n"),
            estimate.basis.rawValue, drink.statedStrength, drink.createdAt, drink.asked,
        ])
        try writeLines(of: drink, number: number)
        for id in drink.tags { try tag.execute(arguments: [id.rawValue, number]) }
        try grams.execute(arguments: [number, text])
    }

    private func writeLines(of drink: Drink, number: Int64) throws {
        for (position, item) in drink.lines.enumerated() {
            try line.execute(arguments: [
                number, position, item.ingredient.rawValue, item.amount, item.amountMax, item.unit.code,
                item.unit.unknownText, item.isOptional, item.isExact, item.isAfter, item.note?.english,
                item.note?.korean, item.written,
            ])
            for (place, choice) in item.substitutes.enumerated() {
                try substitute.execute(arguments: [
                    number, position, place, choice.ingredient.rawValue, choice.amount, choice.unit?.code,
                    choice.unit?.unknownText, choice.written,
                ])
            }
        }
    }
}
