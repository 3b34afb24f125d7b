import Domain
import Testing

@testable import Exchange

struct CategoryWordsTests {
    private static let drinks = [
        "Amaretto", "Amarula", "Applejack", "Aquavit", "Baileys", "Bourbon", "Brandy", "Cachaça", "Calvados", "Campari",
        "Champagne", "Cherry Brandy", "Cognac", "Cointreau", "Cream Liqueur", "Crème de Cacao", "Curaçao", "Drambuie",
        "Fernet", "Gin", "Grappa", "Hard Cider", "Irish Cream", "Kahlúa", "Kirsch", "Lager", "Limoncello", "Liqueur",
        "Malibu", "Mead", "Mezcal", "Midori", "Ouzo", "Pastis", "Pisco", "Port", "Prosecco", "Rum", "Rye", "Sake",
        "Sambuca",
        "Schnapps", "Scotch", "Sherry", "Soju", "Stout", "Tequila", "Triple Sec", "Vermouth", "Vodka", "Whiskey",
        "Whiskies",
        "White Wine", "리큐르", "막걸리", "매실주", "맥주", "베르무트", "베일리스", "보드카", "브랜디", "소주", "와인", "위스키", "청주", "코냑", "테킬라",
        "깔루아",
    ]
    private static let foods = [
        "Cream", "Juice", "Milk", "Lemonade", "Syrup", "Soda", "Cola", "Tonic", "Honey", "Egg", "Coffee", "Tea",
        "Orange",
        "Cherry", "Mint", "Sugar", "Water", "Lime", "주스", "크림", "우유", "시럽", "설탕", "커피", "레몬",
    ]

    @Test func `a word of drink beside words of food, in any order, never counts as free of alcohol`() {
        for drink in Self.drinks {
            for food in Self.foods {
                for name in ["\(drink) \(food)", "\(food) \(drink)", "\(food) \(drink) \(food)", "\(drink) (\(food))"] {
                    for category in [nil, "Dairy", "Juices", "Uncategorized"] {
                        let found = CategoryWords.category(category, name: name, strength: nil)
                        #expect(found.usualStrength != 0, "\(name), \(category ?? "none"): \(found)")
                    }
                }
            }
        }
    }

    @Test(arguments: ["Baileys Irish Cream", "Amarula Cream", "Rum Cream", "Limoncello Cream", "Hard Lemonade"])
    func `what a bartender knows for a drink is one`(name: String) {
        #expect(CategoryWords.category(nil, name: name, strength: nil).usualStrength != 0)
    }

    @Test func `the strength of the file rules over every word`() {
        #expect(CategoryWords.category("Dairy", name: "House Cream", strength: 17) == .liqueur)
        #expect(CategoryWords.category(nil, name: "Fire Water", strength: 50) == .spirit)
    }

    @Test(arguments: [
        ("Root Beer", IngredientCategory.mixer), ("Sherry Vinegar", .mixer), ("Ginger Beer", .mixer),
        ("Ginger Ale", .mixer),
        ("Club Soda", .mixer), ("Whole Milk", .dairy), ("Heavy Cream", .dairy), ("Cherry Juice", .juice),
        ("Alcohol-Free Gin", .mixer), ("무알코올 맥주", .other),
    ])
    func `what surely holds no alcohol is not suspected`(name: String, category: IngredientCategory) {
        let found = CategoryWords.category(nil, name: name, strength: nil)
        #expect(found == category || found.usualStrength == nil || found.usualStrength == 0, "\(found)")
    }
}
