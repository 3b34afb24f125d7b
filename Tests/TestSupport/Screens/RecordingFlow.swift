import Domain
package import FeatureKit

extension Flow {
    /// A flow that only records navigation: a place as `drink:negroni`, a step as `describe` formats it.
    @MainActor
    package static func recording(in log: EventLog, describe: @escaping (Step) -> String) -> Flow {
        Flow(
            show: { log.note(describe($0)) }, replace: { log.note("replace \(describe($0))") },
            open: { log.note($0.text) }, close: { log.note("close") }, popToRoot: { log.note("root") })
    }
}

extension Flow where Step: Destination {
    /// A flow that only records the routes of navigation.
    @MainActor
    package static func recording(in log: EventLog) -> Flow {
        recording(in: log, describe: \.route)
    }
}

extension Place {
    /// The kind and the subject of a place, for comparison in tests.
    package var text: String {
        switch self {
        case .drink(let id): "drink:\(id)"
        case .ingredient(let id): "ingredient:\(id)"
        case .madeForm(let id): "made:\(id)"
        case .madeLog: "made"
        case .bar: "bar"
        case .quickSetup: "quick-setup"
        case .drinks(let section): section?.route ?? "drinks"
        case .ownRecipes: "own"
        case .newRecipe: "new"
        case .collections: "collections"
        case .recipeForm(let id): "edit:\(id)"
        case .ingredientForm(let id): "edit-ingredient:\(id)"
        case .newIngredient(let name): "new-ingredient:\(name)"
        case .collectionChoice(let id): "collect:\(id)"
        case .makeMode(let id, let servings): "make:\(id) x\(servings)"
        case .work(let id): "work:\(id)"
        case .watchedForm(let work): "watch:\(work.id)"
        case .character(let id): "character:\(id)"
        case .review(let id): "review:\(id)"
        case .reviewForm(let id): "write:\(id)"
        case .ownWorks: "own-works"
        case .requests: "requests"
        case .hidden: "hidden"
        case .dig(let id): "dig:\(id)"
        case .run(let id): "run:\(id)"
        case .result(let id): "result:\(id)"
        case .newWork(let title): "add-work:\(title)"
        case .digHome: "dig"
        case .search(let text): text.isEmpty ? "search" : "search:\(text)"
        case .member(let id): "member:\(id)"
        case .month(let month): month.map { "month:\($0.text)" } ?? "month"
        case .city(let id): "city:\(id)"
        case .account: "account"
        case .ownType: "own-type"
        case .data: "data"
        }
    }
}
