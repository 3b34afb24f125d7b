import Bar
import Dig
import Domain
import Drinks
import FeatureKit
import Momentum
import Recipes
import Settings
import Transfer
import Weather
import Works

extension Place {
    var destination: any FeatureDestination {
        switch self {
        case .drink(let id): DrinksDestination.drink(id)
        case .ingredient(let id): DrinksDestination.ingredient(id)
        case .madeForm(let id): DrinksDestination.madeForm(id)
        case .madeLog: BarDestination.log
        case .bar: BarDestination.shelf
        case .quickSetup: BarDestination.quickSetup
        case .drinks(let section): section.map { DrinksDestination.section($0) } ?? DrinksDestination.advice
        case .ownRecipes: RecipesDestination.own
        case .newRecipe: RecipesDestination.new
        case .collections: RecipesDestination.collections
        case .recipeForm(let id): RecipesDestination.edit(id)
        case .ingredientForm(let id): RecipesDestination.ingredient(id)
        case .newIngredient(let name): RecipesDestination.newIngredient(name: name)
        case .collectionChoice(let id): RecipesDestination.collect(id)
        case .makeMode(let id, let servings): RecipesDestination.make(id, servings: servings)
        case .work(let id): WorksDestination.work(id)
        case .watchedForm(let work): WorksDestination.watching(work)
        case .character(let id): WorksDestination.character(id)
        case .review(let id): WorksDestination.review(id)
        case .reviewForm(let id): WorksDestination.writing(about: id)
        case .ownWorks: WorksDestination.ownWorks
        case .newWork(let title): WorksDestination.newWork(title)
        case .requests: WorksDestination.requests
        case .hidden: WorksDestination.hidden
        case .dig(let id): DigDestination.form(id)
        case .run(let id): DigDestination.run(id)
        case .result(let id): DigDestination.result(id)
        case .digHome: DigDestination.home
        case .search(let text): DigDestination.search(text)
        case .member(let id): MomentumDestination.member(id)
        case .month(let month): MomentumDestination.month(month)
        case .city(let id): WeatherDestination.city(id)
        case .account: SettingsDestination.page(.account)
        case .ownType: SettingsDestination.account(.type)
        case .data: TransferDestination.data
        }
    }
}
