import DimoApp
import Domain

enum LogDocument {
    static func fields(of entry: MadeEntry, name: LocalizedText?) -> [(String, JSONValue)] {
        [
            ("id", .string(entry.id.rawValue)), ("drink", .string(entry.drink.rawValue)),
            ("name_en", .optional(name?.english)), ("name_ko", .optional(name?.korean)),
            ("at", .string(UTCTime.text(entry.madeAt))), ("servings", .number(entry.servings)),
            ("rating", entry.rating.map { .number($0.stars) } ?? .null), ("note", .optional(entry.note)),
            ("variant", .optional(entry.variant?.rawValue)), ("ethanol_g", .decimal(entry.ethanol)),
        ]
    }

    static func columns(_ entry: MadeEntry, name: LocalizedText?, _ language: Language) -> [String] {
        [
            entry.id.rawValue, UTCTime.text(entry.madeAt), entry.drink.rawValue, name?[language] ?? "",
            NumberText.trimmed(entry.servings, decimals: 2), entry.rating.map { NumberText.oneDecimal($0.stars) } ?? "",
            entry.note ?? "",
        ]
    }
}
