import Domain
import FeatureKit
import Testing

@testable import Drinks

struct DrinksDestinationTests {
    @Test(arguments: [
        ("drinks", DrinksDestination.advice), ("drinks/all", .section(.all)), ("drinks/makeable", .section(.makeable)),
        ("drinks/saved", .section(.saved)), ("drinks/made", .section(.made)), ("drinks/tried", .section(.tried)),
        ("drinks/tried/pick", .triedPicker), ("drink:negroni", .drink("negroni")),
        ("ingredient:gin", .ingredient("gin")), ("base:gin", .base(.gin)),
        ("compare:negroni,gimlet", .compare("negroni", "gimlet")), ("sum:negroni", .sum("negroni")),
        ("glass:rocks", .note(.glass("rocks"))),
        ("tool:jigger", .note(.tool("jigger"))), ("technique:dry-shake", .note(.technique(.dryShake))),
    ])
    func `each destination is parsed from its route and printed as the same`(route: String, place: DrinksDestination) {
        #expect(DrinksDestination(route: route) == place)
        #expect(place.route == route)
    }

    @Test func `a brand is an ingredient, and the form of a drink has the drink's route`() {
        #expect(DrinksDestination(route: "brand:beefeater") == .ingredient("beefeater"))
        #expect(DrinksDestination.madeForm("negroni").route == "drink:negroni")
    }

    @Test(arguments: [
        "", "drinks/", "drinks/own", "drink", "drink:", "drink:Negroni", "drink:a b", "base:milk", "technique:hum",
        "compare:negroni", "compare:negroni,", "compare:a,b,c", "member:ann",
    ])
    func `other routes are not parsed`(route: String) {
        #expect(DrinksDestination(route: route) == nil)
    }

    @Test func `every named destination is parsed by its name`() {
        for place in DrinksDestination.named { #expect(DrinksDestination(route: place.route) == place) }
        #expect(Set(DrinksDestination.named.map(\.route)).count == DrinksDestination.named.count)
    }
}
