internal import Bar
internal import Dig
internal import Domain
internal import Drinks
internal import FeatureKit
internal import Momentum
internal import Navigation
internal import Recipes
internal import Settings
internal import Transfer
internal import Works

/// The ways from one feature into another: every flow runs on the stack it was asked for on.
extension MainCoordinator {
    /// What a feature on a stack opens others with.
    func opening(on stack: ScreenStack) -> @MainActor (Place) -> Void {
        { [weak self, weak stack] place in
            if let self, let stack { open(place, on: stack) }
        }
    }

    /// Shows a place of whichever feature it belongs to.
    private func open(_ place: Place, on stack: ScreenStack) {
        switch place {
        case .drink(let id): run(makeDrinks(from: .drink(id), on: stack))
        case .ingredient(let id): run(makeDrinks(from: .ingredient(id), on: stack))
        case .madeForm(let id): run(makeDrinks(from: .madeForm(id), on: stack))
        case .madeLog: run(makeBar(from: .log, on: stack))
        case .recipeForm(let id): run(makeRecipes(from: .edit(id), on: stack))
        case .ingredientForm(let id): run(makeRecipes(from: .ingredient(id), on: stack))
        case .collectionChoice(let id): run(makeRecipes(from: .collect(id), on: stack))
        case .makeMode(let id, let servings): run(makeRecipes(from: .make(id, servings: servings), on: stack))
        case .work(let id): run(makeWorks(from: .work(id), on: stack))
        case .character(let id): run(makeWorks(from: .character(id), on: stack))
        case .review(let id): run(makeWorks(from: .review(id), on: stack))
        case .reviewForm(let id): run(makeWorks(from: .writing(about: id), on: stack))
        case .ownWorks: run(makeWorks(from: .ownWorks, on: stack))
        case .requests: run(makeWorks(from: .requests, on: stack))
        case .hidden: run(makeWorks(from: .hidden, on: stack))
        case .dig(let id): run(makeDig(from: .form(id), on: stack))
        case .result(let id): run(makeDig(from: .result(id), on: stack))
        case .digHome: open(.tab(.dig))
        case .search(let text): run(makeDig(from: .search(text), on: stack))
        case .member(let id): run(makeMomentum(from: .member(id), on: stack))
        case .account: run(makeSettings(from: .page(.account), on: stack))
        case .data: run(makeTransfer(from: .data, on: stack))
        }
    }
}
