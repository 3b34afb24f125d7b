struct ProblemLog {
    private(set) var problems: [CatalogueProblem] = []
    private var kind = RecordKind.drink
    private var record = ""

    mutating func begin(_ kind: RecordKind, _ record: String) {
        self.kind = kind
        self.record = record
    }

    mutating func check(_ holds: Bool, _ field: String, _ reason: @autoclosure () -> String) {
        guard !holds else { return }
        problems.append(CatalogueProblem(file: kind.rawValue, record: record, field: field, reason: reason()))
    }

    mutating func id<Entity>(_ id: Identifier<Entity>, isNew: Bool) {
        check(id.isWellFormed, "id", "\"\(id)\" is not of the form [a-z0-9][a-z0-9-]*")
        check(isNew, "id", "\"\(id)\" appears twice")
    }

    mutating func text(_ text: LocalizedText, _ field: String) {
        check(!text.english.allSatisfy(\.isWhitespace), "\(field).en", "is empty")
        check(!text.korean.allSatisfy(\.isWhitespace), "\(field).ko", "is empty")
    }

    /// Accepts nil, or a number in the range.
    mutating func range(_ value: Double?, _ range: ClosedRange<Double>, _ field: String, _ unit: String) {
        guard let value else { return }
        check(
            range.contains(value), field,
            "\(NumberText.trimmed(value, decimals: 3)) is not within \(NumberText.trimmed(range.lowerBound, decimals: 3))"
                + " to \(NumberText.trimmed(range.upperBound, decimals: 3)) \(unit)")
    }
}
