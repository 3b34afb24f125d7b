import Domain
import Foundation
import GRDB

enum DrinkRows {
    static func summary(_ row: Row) -> DrinkSummary {
        DrinkSummary(
            id: Identifier(row["id"]), name: text(row, "name"), base: BaseSpirit(rawValue: row["base"]) ?? .other,
            strength: row["strength"],
            meters: DrinkMeters(strength: row["meter_strength"], sugar: row["meter_sugar"], level: row["meter_level"]),
            tags: WordList.words(row["tags"]).map { Identifier($0) },
            basis: StrengthBasis(rawValue: row["strength_basis"]) ?? .unknown, asked: row["asked"])
    }

    static func drink(_ id: Identifier<Drink>, _ db: Database) throws -> Drink? {
        guard let row = try Row.fetchOne(db, SQL.drink, [id.rawValue]) else { return nil }
        let number: Int64 = row["number"]
        return Drink(
            id: id, name: text(row, "name"), aliases: TextList.texts(row["aliases"]),
            year: row["year"], creator: row["creator"], summary: text(row, "summary"),
            base: BaseSpirit(rawValue: row["base"]) ?? .other, lines: try lines(number, db),
            steps: steps(TextList.texts(row["steps_en"]), TextList.texts(row["steps_ko"])),
            techniques: WordList.words(row["techniques"]).compactMap(TechniqueKind.init(rawValue:)),
            glass: Identifier(row["glass"]), serving: ServingStyle(rawValue: row["serving"]) ?? .up,
            garnish: optionalText(row, "garnish"), tools: WordList.words(row["tools"]).map { Identifier($0) },
            tags: WordList.words(row["tags"]).map { Identifier($0) }, source: row["source"],
            iba: (row["iba"] as String?).flatMap(IBAGroup.init(rawValue:)),
            variantOf: (row["variant_of"] as String?).map { Identifier($0) }, color: row["color"],
            statedStrength: row["stated_strength"], asked: row["asked"], createdAt: row["created_at"])
    }

    /// Pairs the steps; a single step without a text in a language is stored as no text.
    private static func steps(_ english: [String], _ korean: [String]) -> [LocalizedText] {
        (0..<max(english.count, korean.count)).map { place in
            LocalizedText(
                english: english.indices.contains(place) ? english[place] : "",
                korean: korean.indices.contains(place) ? korean[place] : "")
        }
    }

    static func lines(_ number: Int64, _ db: Database) throws -> [DrinkLine] {
        var substitutes: [Int: [DrinkSubstitute]] = [:]
        for row in try Row.fetchAll(db, SQL.drinkSubstitutes, [number]) {
            substitutes[row["line"], default: []].append(
                DrinkSubstitute(
                    ingredient: Identifier(row["ingredient"]), amount: row["amount"], unit: unit(row),
                    written: row["written"]))
        }
        return try Row.fetchAll(db, SQL.drinkLines, [number]).map { row in
            DrinkLine(
                ingredient: Identifier(row["ingredient"]), amount: row["amount"], amountMax: row["amount_max"],
                unit: unit(row) ?? .other(""), isOptional: row["is_optional"], isExact: row["is_exact"],
                isAfter: row["is_after"], note: optionalText(row, "note"),
                substitutes: substitutes[row["position"]] ?? [], written: row["written"])
        }
    }

    private static func unit(_ row: Row) -> MeasureUnit? {
        guard let code: String = row["unit"] else { return nil }
        if let text: String = row["unit_text"] { return .other(text) }
        return MeasureUnit(code: code)
    }

    static func text(_ row: Row, _ column: String) -> LocalizedText {
        LocalizedText(english: row["\(column)_en"], korean: row["\(column)_ko"])
    }

    static func optionalText(_ row: Row, _ column: String) -> LocalizedText? {
        guard let english: String = row["\(column)_en"], let korean: String = row["\(column)_ko"] else { return nil }
        return LocalizedText(english: english, korean: korean)
    }

    enum SQL {
        static let summaryColumns =
            "drink.id, drink.name_en, drink.name_ko, drink.base, drink.strength, drink.meter_strength, "
            + "drink.meter_sugar, drink.meter_level, drink.tags, drink.strength_basis, drink.asked"
        static let drink = "SELECT * FROM drink WHERE id = ?"
        static let drinkLines = "SELECT * FROM drink_line WHERE drink = ? ORDER BY position"
        static let drinkSubstitutes = "SELECT * FROM drink_substitute WHERE drink = ? ORDER BY line, position"
    }
}

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
