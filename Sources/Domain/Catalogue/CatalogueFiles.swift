/// Says where a record was written and how its file calls its fields, so that a problem can be found again.
public struct CatalogueFiles: Sendable {
    private let file: @Sendable (RecordKind, String) -> String
    private let field: @Sendable (RecordKind, String) -> String

    /// Makes a description of files.
    /// - Parameters:
    ///   - file: the file of the record of that kind and id.
    ///   - field: what the file calls the field that the validator calls so (`name.en`, `lines[2].unit`).
    public init(
        file: @escaping @Sendable (_ kind: RecordKind, _ id: String) -> String = { kind, _ in kind.rawValue },
        field: @escaping @Sendable (_ kind: RecordKind, _ name: String) -> String = { _, name in name }
    ) {
        self.file = file
        self.field = field
    }

    /// A problem with the file's own words.
    func problem(_ kind: RecordKind, _ record: String, _ name: String, _ reason: String) -> CatalogueProblem {
        CatalogueProblem(file: file(kind, record), record: record, field: field(kind, name), reason: reason)
    }
}
