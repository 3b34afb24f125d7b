import Bar
import Dig
import Domain
import Drinks
import FeatureKit
import Home
import Momentum
import Recipes
import Settings
import TestSupport
import Testing
import Transfer
import Works

@testable import DimoApp

/// Routes work in the shell, in the palette and in tests; the error for any other text suggests valid ones.
struct RouteTests {
    @Test(arguments: [
        ("home", Route.tab(.home)), ("dig", .tab(.dig)), ("drinks", .tab(.drinks)), ("bar", .tab(.bar)),
        ("weather", .tab(.weather)), ("momentum", .tab(.momentum)), ("settings", .tab(.settings)),
        ("bar/makeable", Route(BarDestination.makeable)), ("bar/one-away", Route(BarDestination.oneAway)),
        ("bar/buy-next", Route(BarDestination.buyNext)), ("bar/use-up", Route(BarDestination.useUp)),
        ("drinks/all", Route(DrinksDestination.section(.all))), ("base:gin", Route(DrinksDestination.base(.gin))),
        ("drinks/makeable", Route(DrinksDestination.section(.makeable))),
        ("drinks/tried/pick", Route(DrinksDestination.triedPicker)),
        ("compare:negroni,gimlet", Route(DrinksDestination.compare("negroni", "gimlet"))),
        ("drink:negroni", Route(DrinksDestination.drink("negroni"))),
        ("sum:negroni", Route(DrinksDestination.sum("negroni"))),
        ("drink:dark-n-stormy", Route(DrinksDestination.drink("dark-n-stormy"))),
        ("ingredient:gin", Route(DrinksDestination.ingredient("gin"))),
        ("brand:beefeater", Route(DrinksDestination.ingredient("beefeater"))),
        ("glass:rocks", Route(DrinksDestination.note(.glass("rocks")))),
        ("tool:jigger", Route(DrinksDestination.note(.tool("jigger")))),
        ("technique:dry-shake", Route(DrinksDestination.note(.technique(.dryShake)))),
        ("drinks/own", Route(RecipesDestination.own)),
        ("drinks/own-ingredients", Route(RecipesDestination.ownIngredients)),
        ("drinks/collections", Route(RecipesDestination.collections)), ("edit:new", Route(RecipesDestination.new)),
        ("edit:negroni", Route(RecipesDestination.edit("negroni"))),
        ("make:negroni", Route(RecipesDestination.make("negroni", servings: 1))),
        ("collection:my-summer", Route(RecipesDestination.collection("my-summer"))),
        ("home/led", Route(HomeDestination.shelf(.led))), ("inbox", Route(DigDestination.inbox)),
        ("dig/random", Route(DigDestination.list(.random))), ("search:붉은", Route(DigDestination.search("붉은"))),
        ("dig:howl", Route(DigDestination.form("howl"))), ("result:howl", Route(DigDestination.result("howl"))),
        ("run:howls-moving-castle", Route(DigDestination.run("howls-moving-castle"))),
        ("dig/own", Route(WorksDestination.ownWorks)),
        ("work:porco-rosso", Route(WorksDestination.work("porco-rosso"))),
        ("character:howl", Route(WorksDestination.character("howl"))),
        ("review:1", Route(WorksDestination.review("1"))),
        ("member:ann", Route(MomentumDestination.member("ann"))),
        ("momentum/votes", Route(MomentumDestination.list(.votes))),
        ("momentum/calendar", Route(MomentumDestination.calendar)),
        ("momentum/lists", Route(MomentumDestination.workLists)),
        ("list:Best: 2020", Route(MomentumDestination.workList("Best: 2020"))),
        ("settings/look", Route(SettingsDestination.page(.look))),
        ("settings/data", Route(TransferDestination.data)),
        ("settings/data/import", Route(TransferDestination.importing)),
        ("settings/data/pull", Route(TransferDestination.pulling)),
    ])
    func `a valid route is parsed`(text: String, route: Route) throws {
        #expect(try Route(text) == route)
    }

    @Test func `a stored ID opens at once, and a possible name is looked up first`() async throws {
        let folder = try TemporaryFolder()
        func start(_ text: String) -> Route? { Route.atOnce(text, dataDirectory: folder.path) { _ in nil } }
        // Before the first start ever, the catalogue would have to be read first.
        #expect(start("drink:negroni") == Route(DrinksDestination.drink("negroni")))
        #expect(start("drink:네그로니") == nil)
        try await CatalogueTemplate.install(in: "\(folder.path)/data")
        for known in [
            "bar/makeable", "edit:new", "glass:rocks", "search:negr", "drink:negroni", "make:negroni", "brand:gin",
            "work:porco-rosso", "run:porco-rosso", "character:howl", "result:howl",
        ] {
            #expect(start(known) == (try Route(known)))
        }
        for name in ["drink:Negroni", "drink:negron", "work:howl", "compare:negroni,martini", "howl", "nowhere"] {
            #expect(start(name) == nil, "\(name)")
        }
    }

    @Test func `every named route is parsed to itself`() throws {
        for (name, route) in Route.named {
            #expect(try Route(name) == route)
            #expect(route.text == name)
        }
        #expect(Set(Route.named.map(\.name)).count == Route.named.count)
    }

    @Test(arguments: [
        "", "Home", "drinks/", "drink", "drink:", "drink:Negroni", "drink:a b", "drink:-x", "drink:네그로니", "drink:../x",
        "technique:whisk", "base:juice", "compare:negroni", "compare:a,b,c", "compare:,b", "compare:A,b", "nothing:gin",
        ":gin", "drink:a:b", "drink: negroni", "list:",
    ])
    func `an invalid route is refused`(text: String) {
        #expect(throws: UnknownRoute(text: text)) { try Route(text) }
    }

    @Test(arguments: [
        ("drnks", "drinks"), ("bar/makable", "bar/makeable"), ("settingss", "settings"),
        ("technique:strain", "technique:stir"),
    ])
    func `an unknown route suggests at most three similar ones`(text: String, nearest: String) throws {
        let names = try #require(throws: UnknownRoute.self) { try Route(text) }.nearest
        #expect(names.count <= 3)
        #expect(names.contains(nearest), "\(names)")
        for name in names where !name.hasSuffix(":ID") { #expect(throws: Never.self) { try Route(name) } }
    }

    @Test(arguments: ["nosuch", "bottle:gin"])
    func `a route similar to none gets no suggestion`(text: String) throws {
        #expect(try #require(throws: UnknownRoute.self) { try Route(text) }.nearest == [])
    }

    @Test func `every route belongs to its tab`() throws {
        let places: [(tab: AppTab, routes: [Route])] = [
            (.home, ["home/led"]),
            (
                .dig,
                ["inbox", "dig/hot", "search:x", "dig:x", "result:x", "run:x", "work:x", "character:x", "review:x"]
            ),
            (.drinks, ["drinks/saved", "drinks/tried/pick", "base:rum", "compare:x,y", "drink:x", "ingredient:x"]),
            (.drinks, ["glass:x", "tool:x", "technique:stir", "drinks/own", "edit:x", "make:x", "collection:x"]),
            (.bar, ["bar/makeable", "bar/one-away", "bar/buy-next", "bar/shopping"]),
            (.weather, ["weather"]), (.momentum, ["member:x", "list:x", "momentum/votes", "momentum/calendar"]),
            (.settings, ["settings/look", "settings/data/backup"]),
        ]
        for (tab, routes) in places {
            for route in routes { #expect(route.tab == tab, "\(route.text)") }
        }
    }

    @Test func `tabs are in the order of their numbers`() {
        #expect(AppTab.allCases.map(\.rawValue) == ["home", "dig", "drinks", "bar", "weather", "momentum", "settings"])
        #expect(AppTab.allCases.map(\.index) == Array(0..<7))
    }
}
