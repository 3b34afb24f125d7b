import Domain
import FeatureKit

enum DrinkDocument {
    static func summary(_ result: DrinkQuery.Result) -> JSONValue {
        .object(fields(of: result.drink, missing: result.missing))
    }

    static func fields(of drink: DrinkSummary, missing: [Identifier<Ingredient>]) -> [(String, JSONValue)] {
        [
            ("id", .string(drink.id.rawValue)), ("name_en", .string(drink.name.english)),
            ("name_ko", .string(drink.name.korean)), ("base", .string(drink.base.rawValue)),
            ("abv", drink.basis == .unknown ? .null : .decimal(drink.strength)),
            ("abv_basis", .string(drink.basis.code)), ("sugar", .integer(drink.meters.sugar)),
            ("strength", .integer(drink.meters.strength)), ("level", .integer(drink.meters.level)),
            ("missing", .strings(missing.map(\.rawValue))), ("away", .integer(missing.count)),
            ("makeable", .bool(missing.isEmpty)),
        ]
    }

    static func columns(_ result: DrinkQuery.Result, _ strings: Strings) -> [String] {
        let drink = result.drink
        return [
            drink.id.rawValue, drink.name[strings.language], strings["base.\(drink.base.rawValue)"],
            StrengthText(strings).full(drink.strength, drink.basis),
            result.missing.isEmpty ? strings["reach.now"] : strings("reach.away", String(result.missing.count)),
        ]
    }
}
