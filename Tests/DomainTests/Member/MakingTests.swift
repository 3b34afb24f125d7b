import Domain
import Testing

struct MakingTests {
    @Test func `a note is a single line without control characters, or nil`() {
        var making = Making(drink: "negroni", madeAt: 0, note: " less\n\u{1b}vermouth ")
        #expect(making.note == "less vermouth")
        making.note = "\t"
        #expect(making.note == nil)
        making.note = String(repeating: "x", count: 5_000)
        #expect(making.note?.count == Making.longestNote)
    }

    @Test(
        arguments: [
            (0, 1), (-1, 1), (.nan, 1), (0.5, 0.5), (.infinity, 1_000), (5_000, 1_000),
        ] as [(Double, Double)])
    func `servings are limited to what a bar can make`(asked: Double, counted: Double) {
        #expect(Making(drink: "negroni", madeAt: 0, servings: asked).servings == counted)
    }

    @Test func `ethanol is scaled with the servings`() {
        let two = Making(drink: "negroni", madeAt: 0, servings: 2, rating: Rating(4), note: "n", ethanol: 30)
        let three = two.scaled(to: 3)
        #expect(three.servings == 3)
        #expect(three.ethanol == 45)
        #expect(three.rating == Rating(4))
        #expect(three.note == "n")
        #expect(two.scaled(to: 2) == two)
        #expect(Making(drink: "negroni", madeAt: 0, ethanol: .nan).ethanol == 0)
    }

    @Test func `an entry reads and writes the properties of its making`() {
        var entry = MadeEntry(id: "1", making: Making(drink: "negroni", madeAt: 7))
        entry.rating = Rating(4.5)
        entry.note = "good"
        #expect(entry.making.rating == Rating(4.5))
        #expect(entry.note == "good")
        #expect(entry.drink == "negroni")
        #expect(entry.madeAt == 7)
    }

    @Test func `water is offered after the second standard drink`() {
        #expect(!MadeTotal(servings: 3, ethanol: 19.9).offersWater(.tenGrams))
        #expect(MadeTotal(servings: 1, ethanol: 20).offersWater(.tenGrams))
        #expect(MadeTotal(servings: 2, ethanol: 0.1 + 0.2 + 13.7).offersWater(.korea))
        #expect(!MadeTotal(servings: 2, ethanol: 20).offersWater(.unitedStates))
    }
}
