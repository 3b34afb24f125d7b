internal import Bar
internal import Dig
internal import Drinks
internal import Home
internal import Momentum
internal import Recipes
internal import Settings
internal import Transfer
internal import Works

/// A feature's flow: where it begins, and where it leads outside itself.
enum MainFlow {
    /// Home.
    case home(HomeDestination, HomeExits)
    /// Digging.
    case dig(DigDestination, DigExits)
    /// Works, characters and reviews.
    case works(WorksDestination, WorksExits)
    /// Drinks.
    case drinks(DrinksDestination, DrinksExits)
    /// Own recipes, collections and make mode.
    case recipes(RecipesDestination, RecipesExits)
    /// The bar.
    case bar(BarDestination, BarExits)
    /// What members did.
    case momentum(MomentumDestination, MomentumExits)
    /// The weather outside.
    case weather
    /// The settings.
    case settings(SettingsDestination, SettingsExits)
    /// Import, export and backup.
    case transfer(TransferDestination, TransferExits)
}
