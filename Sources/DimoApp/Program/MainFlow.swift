internal import Bar
internal import Dig
internal import Drinks
internal import FeatureKit
internal import Home
internal import Momentum
internal import Recipes
internal import Settings
internal import Transfer
internal import Weather
internal import Works

/// A feature's flow: where it begins, and where it leads outside itself.
enum MainFlow {
    /// Home.
    case home(HomeDestination, @MainActor (Place) -> Void)
    /// Digging.
    case dig(DigDestination, @MainActor (Place) -> Void)
    /// Works, characters and reviews.
    case works(WorksDestination, @MainActor (Place) -> Void)
    /// Drinks.
    case drinks(DrinksDestination, @MainActor (Place) -> Void)
    /// Own recipes, collections and make mode.
    case recipes(RecipesDestination, RecipesLinks)
    /// The bar.
    case bar(BarDestination, @MainActor (Place) -> Void)
    /// What members did.
    case momentum(MomentumDestination, @MainActor (Place) -> Void)
    /// The weather outside.
    case weather(WeatherDestination)
    /// The settings.
    case settings(SettingsDestination, SettingsLinks, @MainActor (Place) -> Void)
    /// Import, export and backup.
    case transfer(TransferDestination, restored: @MainActor () -> Void)
}
