package enum OwnRecord: Hashable, Sendable {
    case tag(Tag)
    /// A glass, without a drawing.
    case glass(Glass)
    case tool(Tool)
    /// A kind or a brand; its parent may be the catalogue's or a member's own.
    case ingredient(Ingredient)
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

package enum OwnRecordOutcome: Hashable, Sendable {
    case imported(id: String)
    case updated(id: String)
    /// The record with this id was kept, or was identical.
    case skipped(id: String)
    case failed(OwnRecordProblem)
}

extension OwnRecordOutcome {
    var id: String? {
        switch self {
        case .imported(let id), .updated(let id), .skipped(let id): id
        case .failed: nil
        }
    }

    var isWritten: Bool {
        switch self {
        case .imported, .updated: true
        case .skipped, .failed: false
        }
    }
}
