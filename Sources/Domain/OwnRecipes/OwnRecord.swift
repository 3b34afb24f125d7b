package enum OwnRecord: Hashable, Sendable {
    case tag(Tag)
    /// A glass, without a drawing.
    case glass(Glass)
    case tool(Tool)
    /// A kind or a brand; its parent may be the catalogue's or a member's own.
    case ingredient(Ingredient)
    case drink(Drink)

    package var kind: RecordKind { facts.kind }
    package var name: LocalizedText { facts.name }
    package var id: String { facts.id }

    private var facts: (kind: RecordKind, name: LocalizedText, id: String) {
        switch self {
        case .tag(let tag): (.tag, tag.name, tag.id.rawValue)
        case .glass(let glass): (.glass, glass.name, glass.id.rawValue)
        case .tool(let tool): (.tool, tool.name, tool.id.rawValue)
        case .ingredient(let ingredient): (.ingredient, ingredient.name, ingredient.id.rawValue)
        case .drink(let drink): (.drink, drink.name, drink.id.rawValue)
        }
    }
}

package enum OwnRecordOutcome: Hashable, Sendable {
    case imported(id: String)
    case updated(id: String)
    /// The record with this id was kept, or was identical.
    case skipped(id: String)
    case failed(OwnRecordProblem)

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

/// The ids of members' records: `my-SLUG`, or `PROVIDER-NUMBER` of an online catalogue. Never changed or reused.
package enum OwnRecordID {
    package static let prefix = "my-"

    /// Makes the id of a new record from its romanized name; `isTaken` must cover every id ever used.
    package static func make(_ name: LocalizedText, _ kind: RecordKind, isTaken: (String) -> Bool) -> String {
        let text = name.english.isEmpty ? name.korean : name.english
        let slug = String(Slug.make(Romanization.text(of: text), stem: kind.rawValue).prefix(60))
        return Slug.free(prefix + slug, isTaken: isTaken)
    }

    package static func own(_ id: String) -> String { isOwn(id) ? id : prefix + id }

    /// Returns whether an id belongs to a member's record; no id of the catalogue does.
    package static func isOwn(_ id: String) -> Bool {
        if id.hasPrefix(prefix) { return true }
        return providers.contains {
            id.hasPrefix($0) && !id.dropFirst($0.count).isEmpty
                && id.dropFirst($0.count).utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }

    private static let providers = ["cocktaildb-"]
}

package enum OwnRecordProblem: Error, Hashable, Sendable {
    case noName
    case noLines
    case unknownIngredient(String)
    case unknownGlass(String)
    /// The record is its own ancestor, or is made from itself.
    case cycle(String)
    /// The parent is a brand, which cannot have children.
    case belowBrand(String)
    case ofAnother(id: String)
    case ofCatalogue(id: String)
    case inUse(id: String, drinks: Int)
    case sameIngredient(String)
    case unknown(id: String)
    case notTaken(String)

    package var remark: RecordRemark {
        switch self {
        case .noName: RecordRemark(.recordNoName)
        case .noLines: RecordRemark(.recordNoLines)
        case .unknownIngredient(let id): RecordRemark(.unknownIngredient, ["\(id)"])
        case .unknownGlass(let id): RecordRemark(.recordGlass, ["\(id)"])
        case .cycle(let id): RecordRemark(.cycle, ["\(id)"])
        case .belowBrand(let id): RecordRemark(.belowBrand, ["\(id)"])
        case .ofAnother(let id): RecordRemark(.ofAnother, ["\(id)"])
        case .ofCatalogue(let id): RecordRemark(.ofCatalogue, ["\(id)"])
        case .inUse(let id, let drinks): RecordRemark(.inUse, ["\(id)", "\(drinks)"])
        case .sameIngredient(let id): RecordRemark(.mergedIntoItself, ["\(id)"])
        case .unknown(let id): RecordRemark(.unknownRecord, ["\(id)"])
        case .notTaken(let name): RecordRemark(.notTaken, ["\(name)"])
        }
    }
}
