extension OwnRecordProblem {
    /// What is wrong and what to do, for a report.
    public var reason: String {
        switch self {
        case .noName: "has no name: give it one"
        case .noLines: "has no ingredient that must be in it: add one"
        case .unknownIngredient(let id): "no ingredient \"\(id)\" in the file or in Dimo: export the ingredients too"
        case .unknownGlass(let id): "no glass \"\(id)\" in Dimo: name one of its glasses"
        case .cycle(let id): "\"\(id)\" leads back to it: name another one, or none"
        case .belowBrand(let id): "stands below the brand \"\(id)\": name a kind"
        case .ofAnother(let id): "\"\(id)\" is another member's: import it as a copy"
        case .ofCatalogue(let id): "\"\(id)\" is the catalogue's, which stays as it is: import it as a copy"
        case .inUse(let id, let drinks): "\"\(id)\" is named by \(drinks) recipes: change these first"
        case .sameIngredient(let id): "\"\(id)\" is to be merged into itself: name another one"
        case .unknown(let id): "no record \"\(id)\""
        case .notTaken(let name): "nothing called \"\(name)\" was taken for it"
        }
    }
}
