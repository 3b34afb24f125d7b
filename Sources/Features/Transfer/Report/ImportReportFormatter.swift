internal import Domain

/// Words for what came of an import.
struct ImportReportFormatter {
    /// A line of the report.
    struct Row: Hashable {
        /// How it is meant.
        enum Kind: Hashable {
            /// A sum.
            case sum
            /// Something that failed.
            case failure
            /// Something that was understood in its own way.
            case warning
            /// An ingredient that nobody knew.
            case new
            /// A name that was taken for an ingredient of another name.
            case understood
            /// A recipe that existed already.
            case skipped
        }

        let kind: Kind
        let title: String
        let text: String
        /// The ingredient it is about.
        var ingredient: Identifier<Ingredient>?
        var understood: UnderstoodName?
    }

    private let strings: Strings

    init(strings: Strings) {
        self.strings = strings
    }

    /// `12 read: 10 new …`, one line a kind, then everything that failed, then the remarks.
    func rows(_ report: ImportReport) -> [Row] {
        var rows = [Row(kind: .sum, title: strings["transfer.report.recipes"], text: words(report.recipes))]
        rows += report.personal.sorted { $0.key < $1.key }.map { section, tally in
            Row(kind: .sum, title: title(section), text: words(tally))
        }
        rows += report.failures.map { failure in
            Row(kind: .failure, title: "\(failure.place.file): \(failure.place.record)", text: failure.reason)
        }
        let language = strings.language
        rows += report.newIngredients.map { ingredient in
            let near = ingredient.nearest.map { strings("transfer.report.near", $0.name[language]) } ?? ""
            return Row(
                kind: .new, title: "\(strings["transfer.report.new"]): \(ingredient.name[language])", text: near,
                ingredient: ingredient.id)
        }
        rows += report.understood.map { name in
            Row(
                kind: .understood, title: name.written, text: strings("transfer.report.taken", name.name[language]),
                ingredient: name.ingredient, understood: name)
        }
        rows += report.skipped.map {
            Row(kind: .skipped, title: $0.name[language], text: strings["transfer.report.skipped"])
        }
        return rows + report.warnings.map { Row(kind: .warning, title: "", text: $0) }
    }

    private func title(_ section: String) -> String {
        let key = "transfer.section.\(section)"
        let text = strings[key]
        return text == key ? section : text
    }

    private func words(_ tally: ImportTally) -> String {
        strings(
            "transfer.report.tally", String(tally.read), String(tally.imported), String(tally.updated),
            String(tally.skipped), String(tally.failed))
    }
}
