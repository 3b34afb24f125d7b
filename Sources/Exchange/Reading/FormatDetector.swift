package import Domain

/// Detects the format of a file by its content, never by its name.
package enum FormatDetector {
    package static func isArchive(_ head: [UInt8]) -> Bool {
        head.starts(with: [0x50, 0x4b, 3, 4]) || head.starts(with: [0x50, 0x4b, 5, 6])
    }

    /// The format of a file by its beginning (64 KiB are enough, UTF-8); nil for an unknown one.
    package static func format(of head: [UInt8]) -> ExchangeFormat? {
        let scan = HeadScan(head)
        switch scan.top {
        case nil: return isPage(head) ? .webPage : textFormat(head)
        case UInt8(ascii: "{"): return objectFormat(scan)
        default: return listFormat(scan)
        }
    }

    private static let recipeKeys = ["instructions", "ingredients", "glass", "method", "garnish"]
    private static let ingredientKeys = [
        "_parent_id", "strength", "category", "color", "origin", "ingredient_parts", "description",
    ]

    private static func objectFormat(_ scan: HeadScan) -> ExchangeFormat? {
        if scan.format == ExchangeFormat.dimo.rawValue { return .dimo }
        if isTheCocktailDB(scan) { return .theCocktailDB }
        if JSONDiary.isAniList(scan) { return .aniList }
        if scan.has("recipeIngredient") { return .webPage }
        // If another program has sorted the keys, our own format's mark may come after all drinks.
        if scan.has("en", "ko", at: 3...3), scan.hasAny(["drinks", "ingredients"], at: 1) { return .dimo }
        if scan.hasAny(["recipe"], at: 1) { return .barAssistant }
        let isNamed = scan.hasAny(["name", "_id"], at: 1)
        if isNamed, scan.hasAny(recipeKeys + ingredientKeys, at: 1) { return .barAssistant }
        if scan.has("instructions", "ingredients", at: 1...1) { return .barAssistant }
        return scan.keys[1] == ["drinks"] ? .theCocktailDB : nil
    }

    private static func listFormat(_ scan: HeadScan) -> ExchangeFormat? {
        if isTheCocktailDB(scan) { return .theCocktailDB }
        if JSONDiary.isTrakt(scan) { return .trakt }
        if scan.has("recipeIngredient") { return .webPage }
        if scan.hasAny(["recipe"], at: 2) { return .barAssistant }
        let keys = recipeKeys + ingredientKeys.filter { $0 != "description" }
        return scan.hasAny(["name", "_id", "ingredients"], at: 2) && scan.hasAny(keys, at: 2) ? .barAssistant : nil
    }

    private static func isTheCocktailDB(_ scan: HeadScan) -> Bool {
        scan.has("strDrink") || scan.has("idDrink") || scan.has("strIngredient") || scan.has("idIngredient")
    }

    private static func textFormat(_ head: [UInt8]) -> ExchangeFormat? {
        guard let first = head.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }).first else { return nil }
        if first.starts(with: Array("# ".utf8)) { return .markdown }
        if head.first(where: { !JSONByte.isSpace($0) }) == UInt8(ascii: "<") {
            return WordSearch(bytes: head).contains("<myanimelist") ? .myAnimeList : nil
        }
        if CSVHeader(row: Array(first)) != nil { return .csv }
        if LetterboxdRow.isList(Array(first)) { return .letterboxd }
        return DiaryTable(row: Array(first))?.format ?? (IngredientRow.Header(row: Array(first)) == nil ? nil : .csv)
    }

    private static func isPage(_ head: [UInt8]) -> Bool {
        let start = head.drop { JSONByte.isSpace($0) }.prefix(1_000)
        let text = String(decoding: start, as: UTF8.self).lowercased()
        return ["<!doctype html", "<html", "<head", "<script"].contains { text.hasPrefix($0) }
            || text.hasPrefix("<") && text.contains("<html")
    }
}
