import Domain
import GRDB

/// Walks the lines of all recipes in the order of the drinks' numbers.
struct RecipeLines {
    private let rows: RowCursor
    private var next: Row?

    init(_ db: Database) throws {
        rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT drink, ingredient, amount, amount_max, unit, unit_text, is_optional, is_after FROM drink_line
                ORDER BY drink, position
                """)
        next = try rows.next()
    }

    /// All lines of a drink, including optional ones, which count in its numbers. Call with ascending numbers.
    mutating func lines(of drink: Int64) throws -> [DrinkLine] {
        var lines: [DrinkLine] = []
        while let row = next, (row[0] as Int64) <= drink {
            if (row[0] as Int64) == drink { lines.append(Self.line(row)) }
            next = try rows.next()
        }
        return lines
    }

    private static func line(_ row: Row) -> DrinkLine {
        let unit: MeasureUnit =
            (row[5] as String?).map { .other($0) } ?? (row[4] as String?).flatMap { MeasureUnit(code: $0) }
            ?? .other("")
        return DrinkLine(
            ingredient: Identifier(row[1]), amount: row[2], amountMax: row[3], unit: unit, isOptional: row[6],
            isAfter: row[7])
    }
}
