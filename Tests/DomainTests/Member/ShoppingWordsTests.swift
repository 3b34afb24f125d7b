import Domain
import Testing

/// Typed shopping items with their amounts.
struct ShoppingWordsTests {
    @Test(arguments: [
        ("500 ml gin", 500, "ml", "gin"), ("2 limes", 2, "whole", "limes"),
        ("1/2 bottle of Campari", 0.5, "bottle", "Campari"),
        ("1.5 l soda water", 1_500, "ml", "soda water"), ("3 bottles prosecco", 3, "bottle", "prosecco"),
        ("2 병 진", 2, "bottle", "진"), ("500ml gin", 500, "ml", "gin"), ("1/2병 진", 0.5, "bottle", "진"),
        ("설탕 200 g", 200, "g", "설탕"), ("스위트 베르무트 1병", 1, "bottle", "스위트 베르무트"), ("라임 3개", 3, "whole", "라임"),
        ("7up 2 l", 2_000, "ml", "7up"),
    ])
    func `a number before the name or before a unit is the amount`(
        text: String, amount: Double, unit: String, name: String
    ) {
        let words = ShoppingWords(text)
        #expect(words.amount == amount)
        #expect(words.unit?.code == unit)
        #expect(words.name == name)
    }

    @Test(arguments: ["straws", "7up", "12", "", "-3 limes", "vodka 40", "7up zero", "ml", "3개"])
    func `text without an amount is the name`(text: String) {
        #expect(ShoppingWords(text) == ShoppingWords(text))
        #expect(ShoppingWords(text).amount == nil)
        #expect(ShoppingWords(text).name == text)
    }

    @Test func `a count of bottles means the sizes that shops sell`() {
        #expect(ShopPurchase(amount: 2, unit: .bottle, category: .spirit) == .packs(2, millilitres: 700))
        #expect(ShopPurchase(amount: 3, unit: .whole, category: .fruit) == .pieces(3))
        #expect(ShopPurchase(amount: 3, unit: .whole, category: .wine) == .packs(3, millilitres: 750))
    }
}
