import Domain
import Testing

/// One resolver for names that people write in their own way.
struct IngredientResolverTests {
    private static let resolver = IngredientResolver(
        [
            make("whiskey", "Whiskey", "위스키"), make("scotch", "Scotch whisky", "스카치 위스키", parent: "whiskey"),
            make("tequila", "Tequila", "테킬라"), make("blanco-tequila", "Blanco tequila", "블랑코 테킬라", parent: "tequila"),
            make("bacardi", "Bacardí Carta Blanca", "바카디 카르타 블랑카", parent: "white-rum", aliases: ["Bacardi"]),
            make("white-rum", "White rum", "화이트 럼"),
            make("angostura", "Angostura bitters", "앙고스투라 비터스", .bitters, aliases: ["앙고스투라"]),
            make("orgeat", "Orgeat", "오르자", .syrup), make("grenadine", "Grenadine", "그레나딘", .syrup),
            make("campari", "Campari", "캄파리", .liqueur), make("lime-juice", "Lime juice", "라임 주스", .juice),
            make("cream-of-coconut", "Cream of coconut", "크림 오브 코코넛", .other),
            make("coconut-cream", "Coconut cream", "코코넛 크림", .dairy),
        ], aliases: ["grannysmix": "grenadine"])

    private static func make(
        _ id: Identifier<Ingredient>, _ english: String, _ korean: String, _ category: IngredientCategory = .spirit,
        parent: Identifier<Ingredient>? = nil, aliases: [String] = []
    ) -> Ingredient {
        Ingredient(
            id: id, name: LocalizedText(english: english, korean: korean), parent: parent, category: category,
            aliases: aliases)
    }

    @Test(arguments: [
        ("lime-juice", "lime-juice", "id"), ("LIME JUICE", "lime-juice", "name"), ("라임 주스", "lime-juice", "name"),
        ("Bacardi", "bacardi", "alias"), ("Granny's Mix", "grenadine", "alias"), ("앙고스투라", "angostura", "alias"),
        ("Lime Juices", "lime-juice", "words"), ("freshly squeezed lime juice", "lime-juice", "words"),
        ("Juice of Lime", "lime-juice", "words"), ("Tequila Blanco", "blanco-tequila", "words"),
        ("Tequila (Silver)", "blanco-tequila", "words"), ("Scotch whiskey", "scotch", "words"),
        ("Scotch", "scotch", "id"), ("Orgeat Syrup", "orgeat", "words"), ("Grenadine Syrup", "grenadine", "words"),
        ("Bacardi white rum", "bacardi", "words"), ("Campari liqueur", "campari", "words"),
        ("Angostura aromatic bitters", "angostura", "words"), ("Cream of Coconut", "cream-of-coconut", "name"),
    ])
    func `a name finds its ingredient, and how`(written: String, id: String, way: String) {
        let match = Self.resolver.match(written)
        #expect(match?.ingredient.rawValue == id, "\(written)")
        if written != "Scotch" { #expect(match?.way.rawValue == way, "\(written)") }
    }

    @Test(arguments: ["Rum", "Coconut creams", "Cherry Heering", "", "???", "Peach schnapps"])
    func `what may mean two or none means none`(written: String) {
        #expect(Self.resolver.match(written) == nil)
    }

    @Test func `a typing mistake is a suggestion, not an answer`() {
        #expect(Self.resolver.match("Grenadin") == nil)
        #expect(Self.resolver.suggestions(for: "Grenadin").first == "grenadine")
        #expect(Self.resolver.suggestions(for: "Campri").first == "campari")
        #expect(Self.resolver.suggestions(for: "Spiced white rum").first == "white-rum")
        #expect(Self.resolver.suggestions(for: "Unobtainium").isEmpty)
    }
}
