import Domain
import Drinks
import Testing

@testable import DimoApp

/// Places have names that work from the shell, in the palette and in tests; other texts say what is right.
struct RouteTests {
    @Test(arguments: [
        ("home", Route.tab(.home)), ("dig", .tab(.dig)), ("drinks", .tab(.drinks)), ("drinks/all", .drinkSection(.all)),
        ("bar", .tab(.bar)), ("weather", .tab(.weather)), ("momentum", .tab(.momentum)),
        ("settings", .tab(.settings)), ("bar/makeable", .makeable), ("drinks/makeable", .drinkSection(.makeable)),
        ("drinks/saved", .drinkSection(.saved)), ("drinks/made", .drinkSection(.made)),
        ("drinks/tried", .drinkSection(.tried)), ("drinks/tried/pick", .triedPicker), ("base:gin", .base(.gin)),
        ("compare:negroni,gimlet", .compare("negroni", "gimlet")),
        ("bar/one-away", .oneAway), ("bar/buy-next", .buyNext),
        ("drink:negroni", .drink("negroni")), ("drink:dark-n-stormy", .drink("dark-n-stormy")),
        ("drink:my-cup-2", .drink("my-cup-2")), ("ingredient:gin", .ingredient("gin")),
        ("drinks/own", .own), ("drinks/own-ingredients", .ownIngredients), ("drinks/collections", .collections),
        ("edit:new", .newRecipe),
        ("edit:negroni", .editRecipe("negroni")), ("make:negroni", .make("negroni")),
        ("collection:my-summer", .collection("my-summer")), ("brand:beefeater", .ingredient("beefeater")),
        ("glass:rocks", .glass("rocks")),
        ("tool:jigger", .tool("jigger")), ("technique:stir", .technique(.stir)),
        ("technique:dry-shake", .technique(.dryShake)), ("technique:throw", .technique(.throw)),
    ])
    func `a route is read`(text: String, route: Route) throws {
        #expect(try Route(text) == route)
    }

    @Test func `every named route is read as itself`() throws {
        for (name, route) in Route.named { #expect(try Route(name) == route) }
        #expect(Set(Route.named.map(\.name)).count == Route.named.count)
    }

    @Test(arguments: [
        "", "Home", "drinks/", "drink", "drink:", "drink:Negroni", "drink:a b", "drink:-x", "drink:네그로니", "drink:../x",
        "technique:whisk", "base:juice", "compare:negroni", "compare:a,b,c", "compare:,b", "compare:A,b", "nothing:gin",
        ":gin", "drink:a:b", "drink: negroni",
    ])
    func `what is no route is refused`(text: String) {
        #expect(throws: UnknownRoute(text: text)) { try Route(text) }
    }

    @Test(arguments: [
        ("drnks", "drinks"), ("bar/makable", "bar/makeable"), ("settingss", "settings"),
        ("technique:strain", "technique:stir"),
        ("bottle:gin", "tool:ID"),
    ])
    func `an unknown route names the three nearest`(text: String, nearest: String) throws {
        let error = try #require(throws: UnknownRoute.self) { try Route(text) }
        #expect(error.description.hasPrefix("no route \"\(text)\": did you mean "))
        let names = try #require(error.description.split(separator: "did you mean ").last)
            .dropLast().split(separator: ", ").map(String.init)
        #expect(names.count == 3)
        #expect(names.contains(nearest), "\(names)")
        for name in names where !name.hasSuffix(":ID") { #expect(throws: Never.self) { try Route(name) } }
    }

    @Test func `every route opens on a tab of its own`() throws {
        #expect(Route.makeable.tab == .bar)
        #expect(Route.oneAway.tab == .bar)
        #expect(Route.buyNext.tab == .bar)
        #expect(Route.tab(.weather).tab == .weather)
        for route in [Route.drinkSection(.saved), .triedPicker, .base(.rum), .compare("x", "y")] {
            #expect(route.tab == .drinks)
        }
        for route in [Route.drink("x"), .ingredient("x"), .glass("x"), .tool("x"), .technique(.stir)] {
            #expect(route.tab == .drinks)
        }
    }

    @Test func `tabs have the order of their numbers`() {
        #expect(AppTab.allCases.map(\.rawValue) == ["home", "dig", "drinks", "bar", "weather", "momentum", "settings"])
        #expect(AppTab.allCases.map(\.index) == Array(0..<7))
    }
}
