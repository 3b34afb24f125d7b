import Domain
import Testing

struct ShoppingEntryTests {
    private func gin(
        _ amount: Double? = nil, _ unit: MeasureUnit? = nil, for drinks: [Identifier<Drink>] = []
    ) -> ShoppingEntry {
        ShoppingEntry(.ingredient("gin"), amount: amount, unit: unit, drinks: drinks)
    }

    @Test func `amounts of the same unit add up, with the drinks they are for`() {
        let sum = gin(30, .millilitre, for: ["a", "b"]).merged(with: gin(45, .millilitre, for: ["b", "c", "c"]))
        #expect(sum == gin(75, .millilitre, for: ["a", "b", "c"]))
    }

    @Test func `an entry without an amount merges with one that has an amount`() {
        #expect(gin(30, .millilitre).merged(with: gin()) == gin(30, .millilitre))
        #expect(gin(for: ["a"]).merged(with: gin(30, .millilitre)) == gin(30, .millilitre, for: ["a"]))
        #expect(gin().merged(with: gin()) == gin())
    }

    @Test func `entries with different units or subjects do not merge`() {
        #expect(gin(30, .millilitre).merged(with: gin(1, .whole)) == nil)
        #expect(gin(1, .other("glug")).merged(with: gin(1, .other("pour"))) == nil)
        #expect(gin().merged(with: ShoppingEntry(.text("gin"))) == nil)
        #expect(gin().merged(with: ShoppingEntry(.ingredient("rum"))) == nil)
    }

    @Test(arguments: [0, -1, .nan, .infinity])
    func `an invalid amount is dropped with its unit`(amount: Double) {
        #expect(gin(amount, .millilitre) == gin())
        #expect(gin(1, nil) == gin())
    }

    @Test func `an entry prefers the open item with its unit`() {
        let items = [
            ShoppingItem(id: "1", entry: gin(1, .millilitre), isDone: true), ShoppingItem(id: "2", entry: gin()),
            ShoppingItem(id: "3", entry: gin(1, .millilitre)),
        ]
        #expect(items.place(for: gin(5, .millilitre)) == 2)
        #expect(items.place(for: gin(5, .whole)) == 1)
        #expect(items.place(for: gin()) == 1)
        #expect(Array(items.prefix(1)).place(for: gin(5, .millilitre)) == nil)
    }

    @Test func `text of an item is a single line without control characters`() {
        #expect(ShoppingSubject.cleanText(" ice\n\u{1b} cubes ") == .text("ice cubes"))
        #expect(ShoppingSubject.cleanText(" \n") == nil)
    }
}
