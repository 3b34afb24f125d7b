/// Maps records and fields to their source files, for problem reports.
package struct CatalogueFiles: Sendable {
    private let file: @Sendable (RecordKind, String) -> String
    private let field: @Sendable (RecordKind, String) -> String

    /// - Parameter field: the file's name for a field of the validator (`name.en`, `lines[2].unit`).
    package init(
        file: @escaping @Sendable (_ kind: RecordKind, _ id: String) -> String = { kind, _ in kind.rawValue },
        field: @escaping @Sendable (_ kind: RecordKind, _ name: String) -> String = { _, name in name }
    ) {
        self.file = file
        self.field = field
    }

    func problem(_ kind: RecordKind, _ record: String, _ name: String, _ reason: String) -> CatalogueProblem {
        CatalogueProblem(file: file(kind, record), record: record, field: field(kind, name), reason: reason)
    }
}
