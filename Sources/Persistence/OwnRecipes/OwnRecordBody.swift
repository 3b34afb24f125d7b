import Domain
import Foundation

/// Writes and reads the JSON bodies of own records, which only this program reads.
enum OwnRecordBody {
    private static let decoder = JSONDecoder()

    /// - Throws: for a number that JSON cannot express (`inf`).
    static func text(_ record: OwnRecord) throws -> String {
        switch record {
        case .tag(let tag): try JSONMembers.text(tag.name.write)
        case .glass(let glass): try JSONMembers.text(glass.write)
        case .tool(let tool): try JSONMembers.text(tool.write)
        case .ingredient(let ingredient): try JSONMembers.text(ingredient.write)
        case .drink(let drink): try JSONMembers.text(drink.write)
        }
    }

    private static func body<Body: Decodable>(_ text: String) throws -> Body {
        try decoder.decode(Body.self, from: Data(text.utf8))
    }

    static func ingredient(_ id: String, _ text: String) throws -> Ingredient {
        try (body(text) as OwnIngredientBody).ingredient(Identifier(id))
    }

    static func drink(_ id: String, _ text: String) throws -> Drink {
        try (body(text) as OwnDrinkBody).drink(Identifier(id))
    }

    static func record(kind: String, id: String, body text: String) throws -> OwnRecord? {
        switch RecordKind(rawValue: kind) {
        case .tag: .tag(Tag(id: Identifier(id), name: try (body(text) as BodyText).text))
        case .glass: .glass(try (body(text) as OwnGearBody).glass(Identifier(id)))
        case .tool: .tool(try (body(text) as OwnGearBody).tool(Identifier(id)))
        case .ingredient: .ingredient(try ingredient(id, text))
        case .drink: .drink(try drink(id, text))
        default: nil
        }
    }
}

/// The JSON body of a member's glass or tool; a tool has no volume.
struct OwnGearBody: Decodable {
    let name: BodyText
    let summary: BodyText?
    let volume: Double?

    private var words: LocalizedText { summary?.text ?? LocalizedText(both: "") }

    func glass(_ id: Identifier<Glass>) -> Glass {
        Glass(id: id, name: name.text, volume: volume ?? 0, summary: words, art: [])
    }

    func tool(_ id: Identifier<Tool>) -> Tool { Tool(id: id, name: name.text, summary: words) }
}

struct BodyText: Decodable {
    let en: String
    let ko: String

    var text: LocalizedText { LocalizedText(english: en, korean: ko) }
}

struct OwnDrinkBody: Decodable {
    let name: BodyText
    let aliases: [String]?
    let year: Int?
    let creator: String?
    let summary: BodyText
    let base: String
    let lines: [OwnLineBody]
    let steps: [BodyText]
    let techniques: [String]
    let glass: String
    let serving: String
    let garnish: BodyText?
    let tools: [String]?
    let tags: [String]?
    let source: String?
    let iba: String?
    let variantOf: String?
    let color: String?
    let statedStrength: Double?
    let createdAt: Int64?

    func drink(_ id: Identifier<Drink>) -> Drink {
        Drink(
            id: id, name: name.text, aliases: aliases ?? [], year: year, creator: creator, summary: summary.text,
            base: BaseSpirit(rawValue: base) ?? .other, lines: lines.map(\.line), steps: steps.map(\.text),
            techniques: techniques.compactMap(TechniqueKind.init(rawValue:)), glass: Identifier(glass),
            serving: ServingStyle(rawValue: serving) ?? .up, garnish: garnish?.text,
            tools: (tools ?? []).map { Identifier($0) }, tags: (tags ?? []).map { Identifier($0) }, source: source,
            iba: iba.flatMap(IBAGroup.init(rawValue:)), variantOf: variantOf.map { Identifier($0) }, color: color,
            statedStrength: statedStrength, createdAt: createdAt)
    }
}

struct OwnLineBody: Decodable {
    struct Substitute: Decodable {
        let ingredient: String
        let amount: Double?
        let unit: String?
        let unitText: String?
        let written: String?
    }

    let ingredient: String
    let amount: Double?
    let max: Double?
    let unit: String
    let unitText: String?
    let optional: Bool?
    let exact: Bool?
    let after: Bool?
    let note: BodyText?
    let substitutes: [Substitute]?
    let written: String?

    var line: DrinkLine {
        DrinkLine(
            ingredient: Identifier(ingredient), amount: amount, amountMax: max,
            unit: Self.unit(unit, unitText) ?? .other(""), isOptional: optional ?? false, isExact: exact ?? false,
            isAfter: after ?? false, note: note?.text,
            substitutes: (substitutes ?? []).map {
                DrinkSubstitute(
                    ingredient: Identifier($0.ingredient), amount: $0.amount, unit: Self.unit($0.unit, $0.unitText),
                    written: $0.written)
            }, written: written)
    }

    private static func unit(_ code: String?, _ text: String?) -> MeasureUnit? {
        // A word that was unknown when the line was written may be a unit by now.
        text.map { MeasureUnit(code: $0) } ?? code.map { MeasureUnit(code: $0) }
    }
}

struct OwnIngredientBody: Decodable {
    let name: BodyText
    let parent: String?
    let brand: Bool?
    let category: String
    let strength: Double?
    let sugar: Double?
    let acid: Double?
    let kilocalories: Double?
    let color: String?
    let pieceMillilitres: Double?
    let pieceSugar: Double?
    let dryGramsPerTeaspoon: Double?
    let dryMillilitresPerGram: Double?
    let origin: BodyText?
    let summary: BodyText?
    let aliases: [String]?
    let shelfLifeDays: Int?
    let parts: [String]?
    let staple: Bool?

    func ingredient(_ id: Identifier<Ingredient>) -> Ingredient {
        Ingredient(
            id: id, name: name.text, parent: parent.map { Identifier($0) }, isBrand: brand ?? false,
            category: IngredientCategory(rawValue: category) ?? .other,
            content: IngredientContent(
                strength: strength, sugar: sugar, acid: acid, kilocalories: kilocalories, color: color,
                pieceMillilitres: pieceMillilitres, pieceSugar: pieceSugar, dryGramsPerTeaspoon: dryGramsPerTeaspoon,
                dryMillilitresPerGram: dryMillilitresPerGram),
            origin: origin?.text, summary: summary?.text, aliases: aliases ?? [], shelfLifeDays: shelfLifeDays,
            parts: (parts ?? []).map { Identifier($0) }, isStaple: staple ?? false)
    }
}
