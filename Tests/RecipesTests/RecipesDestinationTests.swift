import Domain
import Testing

@testable import Recipes

/// Own recipes, collections and make mode convert from and to routes.
struct RecipesDestinationTests {
    static let places: [(String, RecipesDestination)] = [
        ("drinks/own", .own), ("drinks/own-ingredients", .ownIngredients), ("drinks/collections", .collections),
        ("edit:new", .new), ("edit:negroni", .edit("negroni")), ("collection:my-summer", .collection("my-summer")),
        ("make:negroni", .make("negroni", servings: 1)),
    ]

    @Test(arguments: places)
    func `a route is parsed and printed as the same`(route: String, destination: RecipesDestination) {
        #expect(RecipesDestination(route: route) == destination)
        #expect(destination.route == route)
    }

    @Test(arguments: ["drinks", "drinks/saved", "edit:", "edit:a b", "collection", "make:Ä", "drink:negroni", ""])
    func `other routes are not parsed`(route: String) {
        #expect(RecipesDestination(route: route) == nil)
    }

    @Test func `a modal above a page has the page's route, and make mode its drink's`() {
        #expect(RecipesDestination.ingredient("my-cordial").route == "ingredient:my-cordial")
        #expect(RecipesDestination.newIngredient(name: "Fee's orange").route == "drinks/own-ingredients")
        #expect(RecipesDestination.collect("negroni").route == "drink:negroni")
        #expect(RecipesDestination.make("negroni", servings: 4).route == "make:negroni")
    }

    @Test func `places without an ID have distinct routes, and every kind is parsed`() {
        #expect(Set(RecipesDestination.named.map(\.route)).count == 4)
        for kind in RecipesDestination.kinds { #expect(RecipesDestination(route: "\(kind):a")?.route == "\(kind):a") }
    }
}
