package import Domain

package struct RecipePreviewText: Sendable {
    package struct Line: Hashable, Sendable {
        package let text: String
        package let isHeading: Bool
        /// Whether the line names something new or not understood.
        package let isRemark: Bool

        init(_ text: String, isHeading: Bool = false, isRemark: Bool = false) {
            self.text = text
            self.isHeading = isHeading
            self.isRemark = isRemark
        }
    }

    private let strings: Strings

    package init(strings: Strings) { self.strings = strings }

    /// The lines of every recipe, followed by the warnings.
    package func lines(_ report: ImportReport) -> [Line] {
        let new = Set(report.newIngredients.map { Folding.folded($0.name.english) })
        let recipes = report.previews.map { lines($0, new: new) }
        let remarks = report.warnings.map { Line(TransferText.warning($0, strings), isRemark: true) }
        return Array(recipes.joined(separator: [Line("")])) + (remarks.isEmpty ? [] : [Line("")] + remarks)
    }

    private func lines(_ preview: RecipePreview, new: Set<String>) -> [Line] {
        let drink = preview.drink
        let language = strings.language
        let amounts = AmountFormatter(strings: strings)
        var lines = [Line(drink.name[language], isHeading: true)]
        for line in drink.lines {
            let name = preview.names[line.ingredient]
            let shown = name?[language] ?? line.ingredient.rawValue
            let isNew = new.contains(Folding.folded(name?.english ?? ""))
            let taken = line.written.map { strings("preview.written", $0) }
            let remarks = [
                taken, isNew ? strings["preview.new"] : nil, line.isOptional ? strings["line.optional"] : nil,
                line.note?[language],
            ].compactMap { $0 }
            let words = AmountFormatter.line(amounts.text(line), shown, strings)
            lines.append(
                Line(
                    "  " + words + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"),
                    isRemark: isNew))
        }
        for (number, step) in drink.steps.enumerated() { lines.append(Line("  \(number + 1). \(step[language])")) }
        for (key, text) in [("drink.garnish", drink.garnish?[language]), ("drink.source", drink.source)] {
            if let text, !text.isEmpty { lines.append(Line("  \(strings[key]): \(text)")) }
        }
        return lines
    }
}
