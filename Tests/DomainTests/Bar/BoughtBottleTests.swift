import Domain
import Testing

/// The bottle in the bar after buying an item.
struct BoughtBottleTests {
    private func bought(_ entry: ShoppingEntry, _ old: Bottle?) -> Bottle? {
        Bottle.bought("gin", for: entry, replacing: old, category: .spirit)
    }

    private let some = ShoppingEntry(.ingredient("gin"))
    private let much = ShoppingEntry(.ingredient("gin"), amount: 1_200, unit: .millilitre)
    private let little = ShoppingEntry(.ingredient("gin"), amount: 60, unit: .millilitre)

    @Test func `a first bottle counts as one, several are counted`() {
        #expect(bought(some, nil) == Bottle(ingredient: "gin"))
        #expect(bought(little, nil) == Bottle(ingredient: "gin"))
        #expect(bought(much, nil) == Bottle(ingredient: "gin", level: .full, size: 700, remaining: 1_400))
    }

    @Test func `a stated amount is added to the remainder, in the size the member buys`() {
        let half = Bottle(ingredient: "gin", level: .half, openedAt: 7, size: 1_000, price: 30)
        #expect(
            bought(much, half)
                == Bottle(ingredient: "gin", level: .full, openedAt: 7, size: 1_000, price: 30, remaining: 2_500))
        #expect(bought(little, Bottle(ingredient: "gin", level: .full))?.remaining == 1_400)
    }

    @Test func `fruit is counted, and uncounted fruit in the bar counts as one`() {
        let limes = ShoppingEntry(.ingredient("lime"), amount: 10.5, unit: .whole)
        func bought(_ old: Bottle?) -> Double? {
            Bottle.bought("lime", for: limes, replacing: old, category: .fruit)?.remaining
        }
        #expect(bought(nil) == 11)
        #expect(bought(Bottle(ingredient: "lime")) == 12)
        #expect(bought(Bottle(ingredient: "lime", remaining: 3)) == 14)
        #expect(bought(Bottle(ingredient: "lime", level: .empty)) == 11)
    }

    @Test func `the number of bottles follows from the remaining amount`() {
        #expect(Bottle(ingredient: "gin", size: 700, remaining: 1_050).count == 2)
        #expect(Bottle(ingredient: "gin", size: 700, remaining: 700).count == 1)
        #expect(Bottle(ingredient: "gin", remaining: 700).count == nil)
    }

    @Test func `without an amount a full bottle is kept and a low one replaced`() {
        #expect(bought(some, Bottle(ingredient: "gin", level: .full)) == nil)
        #expect(bought(some, Bottle(ingredient: "gin")) == nil)
        #expect(
            bought(some, Bottle(ingredient: "gin", level: .low, size: 500, remaining: 60))
                == Bottle(ingredient: "gin", level: .full, size: 500, remaining: 500))
        #expect(
            bought(some, Bottle(ingredient: "gin", level: .empty, size: 500)) == Bottle(ingredient: "gin", size: 500))
    }
}
