import DimoAssets
import Domain
import Exchange
import TestSupport
import Testing

/// Words of food never overrule an alcoholic ingredient's name from the catalogue.
struct AlcoholNamesTests {
    private static let catalogue = CatalogueLoader.load(from: AssetFolder(path: Fixture.path("../../../Assets")))
        .catalogue
    private static let resolver = IngredientResolver(catalogue.ingredients)
    private static let food = ["cream", "milk", "juice", "soda", "honey", "크림", "우유", "주스", "소다", "꿀"]

    private static func names() -> [String] {
        let contents = catalogue.contents()
        return catalogue.ingredients.filter { drink in
            drink.category.usualStrength != 0 && contents[drink.id]?.strength ?? 0 > 0
        }.flatMap { [$0.name.english, $0.name.korean] + $0.aliases }
    }

    @Test func `a drink's name with a word of food never looks alcohol-free`() {
        for name in Self.names() {
            for food in Self.food {
                #expect(Self.resolver.mayHoldAlcohol("\(name) \(food)"), "\(name) \(food)")
                #expect(Self.resolver.mayHoldAlcohol("\(food) \(name)"), "\(food) \(name)")
            }
        }
    }

    @Test func `an imported drink's name never counts as alcohol-free`() throws {
        let reader = ExchangeReader(names: ExchangeNames(ImportKnown(ingredients: Self.catalogue.ingredients)))
        let known = Self.catalogue.contents()
        let names = Self.names().enumerated().filter { $0.offset % 7 == 0 }.flatMap { place, name in
            let food = Self.food[place % Self.food.count]
            return ["\(name) \(food)", "\(food) \(name)"]
        }
        for start in stride(from: 0, to: names.count, by: 10) {
            let some = names[start..<min(start + 10, names.count)]
            let lines = some.map { "{\"name\":\"\($0)\",\"amount\":30,\"units\":\"ml\"}" }.joined(separator: ",")
            let recipe = "{\"name\":\"Test\",\"instructions\":\"Stir.\",\"ingredients\":[\(lines)]}"
            let batch = try reader.read(.bytes(Array(recipe.utf8), name: "x"))
            let new = Catalogue(ingredients: batch.ingredients.map(\.value)).contents()
            let read = try #require(batch.drinks.first?.value.lines)
            #expect(read.count == some.count)
            for (name, line) in zip(some, read) {
                let content = new[line.ingredient] ?? known[line.ingredient]
                #expect(content?.mayHoldAlcohol == true, "\(name)")
            }
        }
    }

    @Test(arguments: [
        "Hennessy cream", "Jack Daniel's milk", "Jack Daniels honey", "Jack Daniel's Winter Cream", "Patrón juice",
        "글렌피딕크림", "글렌피딕 12년 크림", "헤네시우유", "조니워커 소다", "Cream (Hennessy)",
    ])
    func `the first words of a maker's bottles are enough`(name: String) {
        #expect(Self.resolver.mayHoldAlcohol(name))
        #expect(Self.resolver.match(name) == nil)
    }

    @Test func `an ingredient table files no drink's name as food`() throws {
        let reader = ExchangeReader(names: ExchangeNames(ImportKnown(ingredients: Self.catalogue.ingredients)))
        let batch = try reader.read(.bytes(Array("name_en,abv\nHennessy milk,\nOat milk,\n".utf8), name: "x.csv"))
        let categories = Dictionary(
            uniqueKeysWithValues: batch.ingredients.map { ($0.value.name.english, $0.value.category) })
        #expect(categories == ["Hennessy milk": .other, "Oat milk": .dairy])
    }

    @Test(arguments: ["Select cream", "Select", "셀렉트 소다", "새로 크림", "Select bitters", "Aperitivo soda"])
    func `a brand that is an everyday word still counts as alcohol`(name: String) {
        #expect(Self.resolver.mayHoldAlcohol(name))
    }

    @Test func `a winery with red and white wine has no proposal, and both are found`() async throws {
        let ingredients = InMemoryIngredientRepository(Self.catalogue)
        for (name, language) in [("Casillero del Diablo", Language.english), ("카시예로 델 디아블로", .korean)] {
            #expect(try await KindProposal(ingredients: ingredients)(for: name, by: language) == nil)
            let found = try await ingredients.ingredients(matching: name, by: language, limit: 9)
            #expect(Set(found.map(\.parent)) == ["red-wine", "white-wine"])
        }
    }

    @Test(arguments: [
        "Select strawberries", "새로 짠 레몬 주스", "새로운 우유", "새로짠 주스", "Tiger nut milk", "Four berry syrup",
        "Black tea syrup", "Green apple juice", "Root beer",
        "Ginger beer syrup", "White wine vinegar", "화이트 와인식초", "Lemon soda", "화이트 초콜릿 시럽", "Old-fashioned lemonade",
        "Wild berry juice",
        "복분자 주스", "복분자주스", "매실 주스", "매실주스", "Cocktail cherries", "Cocktail onions", "Korn flour",
        "Grand orange juice", "Vanilla extract", "뉴 레몬 소다", "더 좋은 우유", "Alcohol-free gin",
    ])
    func `names certainly free of alcohol are not suspected`(name: String) {
        #expect(!Self.resolver.mayHoldAlcohol(name))
    }
}
