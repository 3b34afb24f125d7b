import Domain
import Testing

/// Amounts as people type them.
struct AmountEntryTests {
    @Test(arguments: [
        ("30", 30.0, nil), ("22.5", 22.5, nil), ("22,5", 22.5, nil), ("1/2", 0.5, nil), ("1 1/2", 1.5, nil),
        ("½", 0.5, nil), ("1½", 1.5, nil), ("20-30", 20.0, 30.0), ("20 – 30", 20.0, 30.0), ("¼-½", 0.25, 0.5),
        (" 7 ", 7.0, nil), ("1 ½", 1.5, nil),
    ])
    func `an amount is parsed`(text: String, amount: Double, maximum: Double?) throws {
        let entry = try #require(AmountEntry(text))
        #expect(entry.amount == amount)
        #expect(entry.maximum == maximum)
    }

    @Test func `an empty amount means to taste`() throws {
        #expect(try #require(AmountEntry("")).amount == nil)
        #expect(try #require(AmountEntry("  ")).amount == nil)
    }

    @Test(arguments: ["x", "30 ml", "-5", "0", "30-20", "1/0", "1-2-3", "1/2/3", "1 2", "1e5", "999999999", "٣"])
    func `an invalid amount is rejected`(text: String) {
        #expect(AmountEntry(text) == nil)
    }

    @Test(arguments: [1.0, 0.5, 22.5, 30, 0.125, 1.0 / 3])
    func `a displayed amount is parsed back`(amount: Double) throws {
        let entry = try #require(AmountEntry(AmountEntry.text(amount)))
        #expect(abs(try #require(entry.amount) - amount) < 0.001)
    }
}
