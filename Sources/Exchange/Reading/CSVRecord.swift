import Domain

/// A recipe in CSV: the drink's fields from its first row, and one line of the recipe from each row.
struct CSVRecord {
    struct Row {
        let line: Int
        /// A guess for a row with a flaw, good enough to find its recipe.
        let fields: [String]
        let flaw: ExchangeFlaw?
    }

    let header: CSVHeader
    let limits: ExchangeLimits
    private(set) var rows: [Row]

    init(header: CSVHeader, limits: ExchangeLimits, first: Row) {
        self.header = header
        self.limits = limits
        rows = [first]
    }

    /// Adds the row if it continues the recipe by repeating its id and names; returns whether it did. A row with
    /// neither belongs to no recipe, since a forgotten name would add its line to the wrong one.
    mutating func append(_ row: Row) -> Bool {
        let key = key(row.fields)
        guard key != ["", "", ""], key == self.key(rows[0].fields) else { return false }
        rows.append(row)
        return true
    }

    private func key(_ fields: [String]) -> [String] { ["id", "name_en", "name_ko"].map { bare($0, fields) } }

    var title: String {
        let names = ["name_en", "name_ko", "id"].map { bare($0, rows[0].fields) }
        return names.first { !$0.isEmpty }.map { String($0.prefix(limits.nameLength)) } ?? "line \(rows[0].line)"
    }

    private func bare(_ column: String, _ fields: [String]) -> String {
        TextCleaner.trimmed(TextCleaner.line(header.field(column, of: fields)))
    }

    private func text(
        _ column: String, _ fields: [String], _ cleaning: RecordFields.Cleaning = .foreignLine, limit: Int? = nil
    ) throws(ExchangeFlaw) -> String? {
        let raw = header.field(column, of: fields)
        return try RecordFields.clean(raw, cleaning, limit: limit ?? limits.textLength, field: column)
    }

    private func name(_ column: String, _ fields: [String]) throws(ExchangeFlaw) -> String? {
        try text(column, fields, limit: limits.nameLength)
    }

    private func words(_ column: String, _ fields: [String]) throws(ExchangeFlaw) -> [String] {
        try text(column, fields)?.split(whereSeparator: { $0 == ";" || $0 == "|" })
            .map { TextCleaner.trimmed(String($0)) }.filter { !$0.isEmpty } ?? []
    }

    func drink() throws(ExchangeFlaw) -> ForeignDrink {
        for row in rows {
            if let flaw = row.flaw { throw flaw.below("line \(row.line)") }
        }
        for row in rows where row.fields.count > header.count {
            throw ExchangeFlaw(field: "line \(row.line)", .fields, ["\(row.fields.count)", "\(header.count)"])
        }
        let first = rows[0].fields
        let english = try name("name_en", first)
        let korean = try name("name_ko", first)
        guard let any = english ?? korean else { throw ExchangeFlaw(field: "name_en", .noName) }
        var drink = ForeignDrink(name: LocalizedText(english: english ?? any, korean: korean ?? any))
        drink.preferredID = try name("id", first)
        drink.glass = try name("glass", first)
        drink.methods = try words("technique", first)
        drink.tags = try words("tags", first)
        drink.source = try text("source", first)
        drink.steps = try steps(first)
        drink.strength = drink.statedStrength(try record(["abv"], first, path: ""))
        if let base = try name("base", first) {
            guard let known = BaseSpirit(rawValue: base.lowercased()) else {
                let all = BaseSpirit.allCases.map(\.rawValue).joined(separator: ", ")
                throw ExchangeFlaw(field: "base", .notOneOf, ["\(base)", "\(all)"])
            }
            drink.base = known
        }
        for row in rows {
            if let line = try line(row.fields, row.line) { drink.lines.append(line) }
        }
        guard drink.lines.count <= limits.lines else {
            let count = drink.lines.count
            throw ExchangeFlaw(field: "ingredient", .entries, ["\(count)", "\(limits.lines)"])
        }
        return drink
    }

    private func steps(_ fields: [String]) throws(ExchangeFlaw) -> [LocalizedText] {
        let limit = limits.textLength * limits.steps
        let english = try text("steps_en", fields, .foreignParagraph, limit: limit)?.split(separator: "\n") ?? []
        let korean = try text("steps_ko", fields, .foreignParagraph, limit: limit)?.split(separator: "\n") ?? []
        if english.isEmpty { return try pairs(korean.map { _ in "" }, korean) }
        if korean.isEmpty { return try pairs(english, english.map { _ in "" }) }
        guard english.count == korean.count else {
            throw ExchangeFlaw(field: "steps_ko", .stepLines, ["\(korean.count)", "\(english.count)"])
        }
        return try pairs(english, korean)
    }

    private func pairs(_ english: [Substring], _ korean: [Substring]) throws(ExchangeFlaw) -> [LocalizedText] {
        var steps: [LocalizedText] = []
        for (left, right) in zip(english, korean) {
            let texts = try [("steps_en", left), ("steps_ko", right)].map { field, text throws(ExchangeFlaw) in
                try RecordFields.clean(String(text), .foreignLine, limit: limits.textLength, field: field) ?? ""
            }
            steps.append(LocalizedText(english: texts[0], korean: texts[1]))
        }
        return steps
    }

    private func line(_ fields: [String], _ number: Int) throws(ExchangeFlaw) -> ForeignLine? {
        guard let name = try name("ingredient", fields) else { return nil }
        let record = try record(["amount", "amount_max", "optional", "exact", "after"], fields, path: "line \(number)")
        let measured = try AmountRules.measured(record, word: self.name("unit", fields) ?? "")
        var line = ForeignLine(ingredient: ForeignIngredient(name: name), measured: measured)
        line.isOptional = try record.flag("optional")
        line.isExact = try record.flag("exact")
        line.isAfter = try record.flag("after") || (measured.unit == .topUp && bare("after", fields).isEmpty)
        let note = [measured.note, try text("note", fields)].compactMap { $0 }.joined(separator: "; ")
        line.note = note.isEmpty ? nil : LocalizedText(both: note)
        return line
    }

    private func record(_ columns: [String], _ fields: [String], path: String) throws(ExchangeFlaw) -> RecordFields {
        let values = columns.map { ExchangeValue.Member(key: $0, value: .text(header.field($0, of: fields))) }
        return try RecordFields(.object(values), path: path, limits: limits)
    }
}
