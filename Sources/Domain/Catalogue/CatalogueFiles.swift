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

package struct CatalogueProblem: Hashable, Sendable, CustomStringConvertible {
    /// Relative to the catalogue folder.
    package let file: String
    /// The record's id, or its number if it has none.
    package let record: String
    /// A path, such as `lines[2].unit`.
    package let field: String
    package let reason: String
    /// The field and the reason as a localized sentence; nil for a rule that only the catalogue has.
    package let remark: RecordRemark?

    package init(file: String, record: String, field: String, reason: String, remark: RecordRemark? = nil) {
        self.file = file
        self.record = record
        self.field = field
        self.reason = reason
        self.remark = remark
    }

    /// `file: record: field: reason`, without parts that are `-`.
    package var description: String {
        "\([file, record, field].filter { $0 != "-" }.joined(separator: ": ")): \(reason)"
    }
}

struct KnownIDs: Sendable {
    let drinks: Set<Identifier<Drink>>
    let ingredients: Set<Identifier<Ingredient>>
    let glasses: Set<Identifier<Glass>>
    let tools: Set<Identifier<Tool>>
    let techniques: Set<TechniqueKind>
    let tags: Set<Identifier<Tag>>

    init(_ catalogue: Catalogue) {
        drinks = Set(catalogue.drinks.lazy.map(\.id))
        ingredients = Set(catalogue.ingredients.lazy.map(\.id))
        glasses = Set(catalogue.glasses.lazy.map(\.id))
        tools = Set(catalogue.tools.lazy.map(\.id))
        techniques = Set(catalogue.techniques.lazy.map(\.kind))
        tags = Set(catalogue.tags.lazy.map(\.id))
    }
}

package enum RecordKind: String, CaseIterable, Sendable {
    case drink
    case ingredient
    case glass
    case tool
    case technique
    case tag
    case substitution
    case work
    case genre
}
