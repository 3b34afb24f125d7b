import Domain
import FeatureKit

struct ImportDocument {
    /// The number of remarks in the text; the JSON document has all.
    private static let mostRemarks = 20

    let report: ImportReport
    let strings: Strings

    var json: JSONObject {
        let failures = report.failures.map { failure in
            JSONValue.object([
                "file": failure.place.file, "record": failure.place.record, "kind": failure.kind.rawValue,
                "reason": TransferText.reason(failure, strings),
            ])
        }
        let new = report.newIngredients.map { ingredient in
            JSONValue.object([
                "id": ingredient.id, "name": ingredient.name.english, "near": ingredient.nearest?.ingredient.rawValue,
            ])
        }
        let understood = report.understood.map { name in
            JSONValue.object(["written": name.written, "ingredient": name.ingredient])
        }
        let personal = report.personal.sorted { $0.key < $1.key }.map { ($0.key, Self.fields($0.value).json) }
        return Self.fields(report.total) + [
            "dry_run": report.isDryRun, "ingredients": Self.fields(report.ingredients), "failures": failures,
            "personal": JSONObject(personal),
            "works": report.diary.map { DiaryDocument(outcome: $0, strings: strings).json }, "warnings": warnings,
            "skipped_recipes": report.skipped.map(\.id), "new_ingredients": new, "understood": understood,
        ]
    }

    private var warnings: [String] {
        report.remarks.map { TransferText.remark($0, strings) }
            + report.warnings.map { TransferText.warning($0, strings) }
    }

    private static func fields(_ tally: ImportTally) -> JSONObject {
        [
            "read": tally.read, "imported": tally.imported, "updated": tally.updated, "skipped": tally.skipped,
            "failed": tally.failed,
        ]
    }

    var text: String {
        if report.isEmpty { return strings["transfer.report.nothing"] + "\n" }
        let hasRecipes = report.hasRecipes
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
        var text = TextTable(rows).text()
        if report.isDryRun { text += strings["transfer.report.dry"] + "\n" }
        if let diary = report.diary { text += DiaryDocument(outcome: diary, strings: strings).text }
        if !hasRecipes, report.recipes.failed > 0 {
            let failed = strings("transfer.report.rows.failed", String(report.recipes.failed))
            text += "\(strings["transfer.report.rows"]): \(failed)\n"
        }
        text += names
        text += TextTable(
            report.failures.map { [strings["shell.import.failed"], TransferText.failure($0, strings)] }
        ).text()
        return text + table(warnings.map { [strings["shell.import.remark"], $0] })
    }

    private func table(_ rows: [[String]]) -> String {
        let more = rows.count - Self.mostRemarks
        let table = TextTable(Array(rows.prefix(Self.mostRemarks))).text()
        return more > 0 ? table + strings("shell.import.more", String(more)) + "\n" : table
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
        return [understood, new, skipped].map(table).joined()
    }

    private func tally(_ tally: ImportTally) -> String { TransferText.tally(tally, strings) }
}

struct DiaryDocument {
    /// The number of works in the text; the JSON document has all.
    private static let mostWorks = 20

    let outcome: DiaryOutcome
    let strings: Strings

    var json: JSONValue {
        let unsure = outcome.unsure.map { work in
            JSONValue.object([
                "title": work.clue.title, "year": work.clue.year, "reason": work.reason.rawValue,
                "candidates": work.candidates.map(Self.reference), "watched": work.watchings, "wished": work.isWished,
            ])
        }
        return .object([
            "matched": outcome.matched, "created": outcome.created.map(Self.reference), "unsure": unsure,
            "without_day": outcome.withoutDay, "fulfilled": outcome.fulfilled,
        ])
    }

    private static func reference(_ work: WorkReference) -> JSONValue {
        .object(["id": work.id, "title": work.title.english, "year": work.year])
    }

    var text: String {
        var text = strings(
            "shell.import.works", String(outcome.matched), String(outcome.created.count), String(outcome.unsure.count))
        text += "\n"
        if outcome.fulfilled > 0 { text += strings.counted("transfer.report.fulfilled", outcome.fulfilled) + "\n" }
        if outcome.withoutDay > 0 { text += strings.counted("transfer.report.without-day", outcome.withoutDay) + "\n" }
        text += TextTable(
            outcome.unsure.prefix(Self.mostWorks).map { work in
                [
                    strings["shell.import.unsure"],
                    work.clue.year.map { "\(work.clue.title) (\($0))" } ?? work.clue.title,
                    strings["transfer.unsure.\(work.reason.rawValue)"],
                    work.candidates.map { $0.titled(strings.language) }.joined(separator: ", "),
                ]
            }
        ).text()
        let more = outcome.unsure.count - Self.mostWorks
        if more > 0 { text += strings("shell.import.more-works", String(more)) + "\n" }
        if outcome.unsure.contains(where: \.isNew) { text += strings["shell.import.create"] + "\n" }
        return text
    }
}
