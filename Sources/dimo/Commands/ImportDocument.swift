import Domain
import FeatureKit

struct ImportDocument {
    /// The number of remarks in the text; the JSON document has all.
    private static let mostRemarks = 20

    private let report: ImportReport
    private let strings: Strings

    init(_ report: ImportReport, _ strings: Strings) {
        self.report = report
        self.strings = strings
    }

    var json: JSONValue {
        .object(
            Self.fields(report.total) + [
                ("dry_run", .bool(report.isDryRun)), ("ingredients", .object(Self.fields(report.ingredients))),
                (
                    "failures",
                    .array(
                        report.failures.map { failure in
                            .object([
                                ("file", .string(failure.place.file)), ("record", .string(failure.place.record)),
                                ("kind", .string(failure.kind.rawValue)),
                                ("reason", .string(TransferText.reason(failure, strings))),
                            ])
                        })
                ),
                (
                    "personal",
                    .object(
                        report.personal.sorted { $0.key < $1.key }.map { ($0.key, .object(Self.fields($0.value))) })
                ),
                ("works", report.diary.map { DiaryDocument($0, strings).json } ?? .null),
                ("warnings", .strings(warnings)),
                ("skipped_recipes", .strings(report.skipped.map(\.id))),
                (
                    "new_ingredients",
                    .array(
                        report.newIngredients.map { ingredient in
                            .object([
                                ("id", .string(ingredient.id.rawValue)), ("name", .string(ingredient.name.english)),
                                ("near", .optional(ingredient.nearest?.ingredient.rawValue)),
                            ])
                        })
                ),
                (
                    "understood",
                    .array(
                        report.understood.map { name in
                            .object([
                                ("written", .string(name.written)), ("ingredient", .string(name.ingredient.rawValue)),
                            ])
                        })
                ),
            ])
    }

    private var warnings: [String] {
        report.remarks.map { TransferText.remark($0, strings) }
            + report.warnings.map { TransferText.warning($0, strings) }
    }

    private static func fields(_ tally: ImportTally) -> [(String, JSONValue)] {
        [
            ("read", .integer(tally.read)), ("imported", .integer(tally.imported)),
            ("updated", .integer(tally.updated)), ("skipped", .integer(tally.skipped)),
            ("failed", .integer(tally.failed)),
        ]
    }

    var text: String {
        if report.isEmpty { return strings["transfer.report.nothing"] + "\n" }
        let hasRecipes = report.diary == nil || report.recipes.read > report.recipes.failed
        var rows: [[String]] = []
        if hasRecipes, report.recipesAlone.read > 0 {
            rows.append([strings["transfer.report.recipes"], tally(report.recipesAlone)])
        }
        if hasRecipes, report.ingredients.read > 0 {
            rows.append([strings["transfer.report.ingredients"], tally(report.ingredients)])
        }
        rows += report.personal.sorted { $0.key < $1.key }.map {
            [TransferText.section($0.key, strings), tally($0.value)]
        }
        var text = TextTable(rows).text(isTerminal: Shell.isTerminal)
        if report.isDryRun { text += strings["transfer.report.dry"] + "\n" }
        if let diary = report.diary { text += DiaryDocument(diary, strings).text }
        if !hasRecipes, report.recipes.failed > 0 {
            let failed = strings("transfer.report.rows.failed", String(report.recipes.failed))
            text += "\(strings["transfer.report.rows"]): \(failed)\n"
        }
        text += names
        text += TextTable(
            report.failures.map {
                [
                    strings["shell.import.failed"],
                    "\(TransferText.place($0.place, strings)): \(TransferText.reason($0, strings))",
                ]
            }
        ).text(isTerminal: Shell.isTerminal)
        text += TextTable(warnings.prefix(Self.mostRemarks).map { [strings["shell.import.remark"], $0] })
            .text(isTerminal: Shell.isTerminal)
        let more = warnings.count - Self.mostRemarks
        if more > 0 { text += strings("shell.import.more", String(more)) + "\n" }
        return text
    }

    /// Names that were matched, became new, or stayed unchanged.
    private var names: String {
        let language = strings.language
        let understood = report.understood.map {
            [strings["transfer.report.understood"], "\($0.written) → \($0.name[language])"]
        }
        let new = report.newIngredients.map { ingredient in
            let near = ingredient.nearest.map { strings("transfer.report.near", $0.name[language]) }
            return [
                strings["transfer.report.new"],
                [ingredient.name[language], near].compactMap { $0 }.joined(separator: " · "),
            ]
        }
        let skipped = report.skipped.map { [strings["transfer.report.skipped"], $0.name[language]] }
        return [understood, new, skipped].map { rows in
            var text = TextTable(Array(rows.prefix(Self.mostRemarks))).text(isTerminal: Shell.isTerminal)
            let more = rows.count - Self.mostRemarks
            if more > 0 { text += strings("shell.import.more", String(more)) + "\n" }
            return text
        }.joined()
    }

    private func tally(_ tally: ImportTally) -> String { TransferText.tally(tally, strings) }
}
