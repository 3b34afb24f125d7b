import Domain
import Testing

@testable import Exchange

struct CategoryWordsTests {
    @Test func `the strength of the file rules over every word`() {
        #expect(CategoryWords.category("Dairy", name: "House Cream", strength: 17) == .liqueur)
        #expect(CategoryWords.category(nil, name: "Fire Water", strength: 50) == .spirit)
    }

    @Test(arguments: [
        ("Ginger Beer", IngredientCategory.mixer), ("Ginger Ale", .mixer), ("Club Soda", .mixer),
        ("Whole Milk", .dairy),
        ("Heavy Cream", .dairy), ("Cherry Juice", .juice), ("Alcohol-Free Gin", .mixer),
    ])
    func `what holds no alcohol keeps its category`(name: String, category: IngredientCategory) {
        #expect(CategoryWords.category(nil, name: name, strength: nil) == category)
    }
}
