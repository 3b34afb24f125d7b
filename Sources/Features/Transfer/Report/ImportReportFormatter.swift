import Domain
import FeatureKit

struct ImportReportFormatter {
    struct Row: Hashable {
        enum Kind: Hashable {
            case sum
            case failure
            /// Something interpreted or left out.
            case warning
            case new
            /// A name taken for an ingredient of another name.
            case understood
            case skipped
            /// A work of a diary that could not be identified.
            case unsure
        }

        let kind: Kind
        let title: String
        let text: String
        /// What Enter opens; nil for nothing.
        var place: Place?
        var understood: UnderstoodName?
        /// A new ingredient that is perhaps one already known, which Enter lets the member decide.
        var question: NewIngredient?
    }

    let strings: Strings

    /// Returns the sums (`12 read: 10 new …`, one row per kind), then failures, then remarks.
    func rows(_ report: ImportReport) -> [Row] {
        var rows: [Row] = []
        if report.isEmpty {
            rows.append(Row(kind: .failure, title: strings["transfer.report.nothing"], text: ""))
        } else if report.hasRecipes {
            rows += [
                ("transfer.report.recipes", report.recipesAlone), ("transfer.report.ingredients", report.ingredients),
            ]
            .filter { $0.1.read > 0 }
            .map { Row(kind: .sum, title: strings[$0.0], text: TransferText.tally($0.1, strings)) }
        }
        rows += report.personal.sorted { $0.key < $1.key }.map { section, tally in
            Row(kind: .sum, title: TransferText.section(section, strings), text: TransferText.tally(tally, strings))
        }
        rows += diary(report)
        rows += report.failures.map { failure in
            let (place, reason) = (TransferText.place(failure.place, strings), TransferText.reason(failure, strings))
            let isNamed = TransferText.failure(failure, strings) == reason
            return Row(kind: .failure, title: isNamed ? "" : place, text: reason)
        }
        let language = strings.language
        rows += report.newIngredients.map { ingredient in
            let near = ingredient.nearest.map { strings("transfer.report.near", $0.name[language]) } ?? ""
            return Row(
                kind: .new, title: "\(strings["transfer.report.new"]): \(ingredient.name[language])", text: near,
                place: .ingredient(ingredient.id), question: ingredient.nearest == nil ? nil : ingredient)
        }
        rows += report.understood.map { name in
            Row(
                kind: .understood, title: name.written, text: strings("transfer.report.taken", name.name[language]),
                place: .ingredient(name.ingredient), understood: name)
        }
        rows += report.skipped.map {
            Row(
                kind: .skipped, title: $0.name[language], text: strings["transfer.report.skipped"],
                place: $0.kind == .drink ? .drink(Identifier($0.id)) : nil)
        }
        let remarks = report.remarks.map { TransferText.remark($0, strings) }
        let warnings = report.warnings.map { TransferText.warning($0, strings) }
        return rows + (remarks + warnings).map { Row(kind: .warning, title: "", text: $0) }
    }

    private func diary(_ report: ImportReport) -> [Row] {
        let failed =
            report.recipes.failed > 0
            ? [
                Row(
                    kind: .failure, title: strings["transfer.report.rows"],
                    text: strings("transfer.report.rows.failed", String(report.recipes.failed)))
            ] : []
        guard let diary = report.diary else { return report.hasRecipes ? [] : failed }
        var rows =
            [
                Row(
                    kind: .sum, title: strings["transfer.report.works"],
                    text: strings(
                        "transfer.report.works.tally", String(diary.matched), String(diary.created.count),
                        String(diary.unsure.count)))
            ] + failed
        if diary.fulfilled > 0 {
            let text = strings.counted("transfer.report.fulfilled", diary.fulfilled)
            rows.append(Row(kind: .warning, title: "", text: text))
        }
        if diary.withoutDay > 0 {
            let text = strings.counted("transfer.report.without-day", diary.withoutDay)
            rows.append(Row(kind: .warning, title: "", text: text))
        }
        let review = DiaryReviewFormatter(strings: strings)
        return rows
            + diary.unsure.map {
                Row(kind: .unsure, title: review.title($0), text: strings["transfer.unsure.\($0.reason.rawValue)"])
            }
    }
}
