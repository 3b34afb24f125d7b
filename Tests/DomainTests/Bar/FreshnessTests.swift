import Domain
import Testing

struct FreshnessTests {
    private static let day: Int64 = 86_400

    @Test(arguments: [(39, false, false), (40, true, false), (41, true, false), (60, true, true), (90, true, true)])
    func `a bottle is urgent after two thirds of its shelf life, and past after all of it`(
        days: Int64, isUrgent: Bool, isPast: Bool
    ) {
        let freshness = Freshness(openedAt: 0, shelfLife: 60, now: days * Self.day)
        #expect(freshness.isUrgent == isUrgent)
        #expect(freshness.isPast == isPast)
        #expect(freshness.daysOpen == Int(days))
        #expect(freshness.daysLeft == 60 - Int(days))
    }

    @Test func `a day in the future counts as today`() {
        #expect(Freshness(openedAt: 10 * Self.day, shelfLife: 60, now: 0).daysOpen == 0)
    }

    @Test func `a closed, empty or non-perishable bottle has no freshness`() {
        #expect(Bottle(ingredient: "gin").freshness(shelfLife: 60, now: 0) == nil)
        #expect(Bottle(ingredient: "gin", openedAt: 0).freshness(shelfLife: nil, now: 0) == nil)
        #expect(Bottle(ingredient: "gin", level: .empty, openedAt: 0).freshness(shelfLife: 60, now: 0) == nil)
        #expect(Bottle(ingredient: "gin", openedAt: 0).freshness(shelfLife: 60, now: 0)?.daysOpen == 0)
    }

    @Test func `levels step between full and empty`() {
        #expect(BottleLevel.stepped(nil, by: 1) == .full)
        #expect(BottleLevel.stepped(nil, by: -1) == .half)
        #expect(BottleLevel.stepped(.full, by: 1) == .full)
        #expect(BottleLevel.stepped(.low, by: -1) == .empty)
        #expect(BottleLevel.stepped(.empty, by: -1) == .empty)
    }

    @Test func `an impossible size or price is dropped`() {
        let bottle = Bottle(ingredient: "gin", level: .half, size: -700, price: .infinity)
        #expect(bottle.size == nil)
        #expect(bottle.price == nil)
        #expect(Bottle(ingredient: "gin", level: .half, size: 700).millilitresLeft == 350)
        #expect(Bottle(ingredient: "gin", size: 700).millilitresLeft == nil)
    }
}
