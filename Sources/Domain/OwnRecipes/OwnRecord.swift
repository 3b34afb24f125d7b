/// Something a member added to the catalogue.
package enum OwnRecord: Hashable, Sendable {
    case tag(Tag)
    /// A glass, without a drawing.
    case glass(Glass)
    case tool(Tool)
    /// A kind or a brand; its parent may be the catalogue's or a member's own.
    case ingredient(Ingredient)
    /// A recipe, or a variant of one.
    case drink(Drink)

    package var kind: RecordKind {
        switch self {
        case .tag: .tag
        case .glass: .glass
        case .tool: .tool
        case .ingredient: .ingredient
        case .drink: .drink
        }
    }

    package var name: LocalizedText {
        switch self {
        case .tag(let tag): tag.name
        case .glass(let glass): glass.name
        case .tool(let tool): tool.name
        case .ingredient(let ingredient): ingredient.name
        case .drink(let drink): drink.name
        }
    }

    package var id: String {
        switch self {
        case .tag(let tag): tag.id.rawValue
        case .glass(let glass): glass.id.rawValue
        case .tool(let tool): tool.id.rawValue
        case .ingredient(let ingredient): ingredient.id.rawValue
        case .drink(let drink): drink.id.rawValue
        }
    }
}

/// The result of storing a record.
package enum OwnRecordOutcome: Hashable, Sendable {
    /// It is new.
    case imported(id: String)
    /// It replaced the record with this id.
    case updated(id: String)
    /// The record with this id stayed, or was identical.
    case skipped(id: String)
    /// Nothing of it was stored.
    case failed(OwnRecordProblem)
}

extension OwnRecordOutcome {
    /// The record's id in the store; nil where nothing was stored.
    var id: String? {
        switch self {
        case .imported(let id), .updated(let id), .skipped(let id): id
        case .failed: nil
        }
    }

    /// Whether what was to be stored is what stands there now.
    var isWritten: Bool {
        switch self {
        case .imported, .updated: true
        case .skipped, .failed: false
        }
    }
}
