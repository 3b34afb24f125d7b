import Domain
import Testing

@testable import Exchange

struct CategoryWordsTests {
    private func category(_ category: String?, name: String, strength: Double? = nil) -> IngredientCategory {
        CategoryWords.category(category, name: name, strength: strength, by: IngredientResolver())
    }

    @Test func `a stated strength overrides every word of the name`() {
        #expect(category("Dairy", name: "House Cream", strength: 17) == .liqueur)
        #expect(category(nil, name: "Fire Water", strength: 50) == .spirit)
    }

    @Test(arguments: [
        ("Ginger Beer", IngredientCategory.mixer), ("Ginger Ale", .mixer), ("Club Soda", .mixer),
        ("Whole Milk", .dairy),
        ("Heavy Cream", .dairy), ("Cherry Juice", .juice), ("Alcohol-Free Gin", .mixer),
    ])
    func `an ingredient without alcohol keeps its category`(name: String, category: IngredientCategory) {
        #expect(self.category(nil, name: name) == category)
    }
}
