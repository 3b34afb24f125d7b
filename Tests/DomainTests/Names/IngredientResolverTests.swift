import Domain
import Testing

/// Finding ingredients by names as people write them.
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

    @Test func `a liqueur below a fruit is found with the word liqueur`() {
        let plum = Ingredient(
            id: "plum", name: LocalizedText(english: "Plum", korean: "자두"), category: .fruit,
            content: IngredientContent(strength: 0))
        let bounce = Self.make("bounce", "Plum bounce", "자두 바운스", .liqueur, parent: "plum")
        let resolver = IngredientResolver([plum, bounce])
        #expect(resolver.match("Plum bounce liqueur")?.ingredient == "bounce")
    }

    @Test func `an overlong text has no match`() {
        let long = String(repeating: "lime ", count: 24_000)
        #expect(Self.resolver.match(long) == nil && Self.resolver.suggestions(for: long, isTyped: true).isEmpty)
        #expect(KeyboardLayout.retyped(String(repeating: "a", count: 120_000)) == nil)
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
    func `a name finds its ingredient and reports the kind of match`(written: String, id: String, way: String) {
        let match = Self.resolver.match(written)
        #expect(match?.ingredient.rawValue == id, "\(written)")
        if written != "Scotch" { #expect(match?.way.rawValue == way, "\(written)") }
    }

    @Test(arguments: ["Rum", "Coconut creams", "Cherry Heering", "", "???", "Peach schnapps"])
    func `an ambiguous or unknown name has no match`(written: String) {
        #expect(Self.resolver.match(written) == nil)
    }

    @Test func `a prefix is completed only if it counts as typed`() {
        let resolver = IngredientResolver([
            Self.make("rittenhouse", "Rittenhouse Rye", "리튼하우스 라이"), Self.make("rye", "Rye whiskey", "라이 위스키"),
            Self.make("luxardo", "Luxardo Maraschino", "룩사르도 마라스키노", .liqueur),
            Self.make("grape", "Grape", "포도", .fruit), Self.make("jindo", "Jindo Hongju", "진도 홍주"),
            Self.make("jinro", "Jinro Is Back", "진로이즈백"),
        ])
        #expect(resolver.suggestions(for: "Jinro", isTyped: true) == ["jinro"])
        #expect(resolver.suggestions(for: "Jindr", isTyped: true).first == "jindo")
        #expect(resolver.suggestions(for: "Maraschino", isTyped: true) == ["luxardo"])
        #expect(resolver.suggestions(for: "홍주", isTyped: true) == ["jindo"])
        #expect(resolver.suggestions(for: "Ji", isTyped: true) == ["jindo", "jinro"])
        #expect(resolver.suggestions(for: "J", isTyped: true).isEmpty)
        #expect(resolver.suggestions(for: "Rittenhouse", isTyped: true) == ["rittenhouse"])
        #expect(resolver.suggestions(for: "ritenhouse", isTyped: true) == ["rittenhouse"])
        #expect(resolver.suggestions(for: "룩사르도", isTyped: true) == ["luxardo"])
        #expect(resolver.suggestions(for: "Rittenhouse").isEmpty)
    }

    @Test func `a suggestion never replaces an ingredient by a different one`() {
        let resolver = IngredientResolver([
            Self.make("beer", "Beer", "맥주", .beer), Self.make("water", "Water", "물", .mixer),
            Self.make("cream", "Cream", "크림", .dairy), Self.make("orange", "Orange", "오렌지", .fruit),
            Self.make("cider-vinegar", "Apple cider vinegar", "사과 식초", .other),
            Self.make("apple-juice", "Pressed apple juice drink", "사과 주스 음료", .juice),
            Self.make("regans", "Regans orange bitters", "리건스 오렌지 비터스", .bitters),
        ])
        for name in ["Root beer", "Rose water", "Ice cream", "Apple cider", "Fee's orange", "Apple brandy juice drink"]
        {
            #expect(resolver.suggestions(for: name).isEmpty, "\(name)")
        }
        #expect(resolver.suggestions(for: "Regans orange") == ["regans"])
        #expect(resolver.suggestions(for: "Non-alcoholic orange bitters").isEmpty)
    }

    @Test func `words of known names are not taken for typing mistakes`() {
        let resolver = IngredientResolver([
            Self.make("lemon-vodka", "Lemon vodka", "레몬 보드카"), Self.make("soda", "Soda water", "탄산수", .mixer),
        ])
        #expect(resolver.suggestions(for: "Lemon soda").isEmpty)
        #expect(resolver.suggestions(for: "Lemon vodca") == ["lemon-vodka"])
    }

    @Test func `a juice suggests no wine with the same beginning`() {
        let resolver = IngredientResolver([Self.make("maesil-ju", "Maesil-ju", "매실주", .wine)])
        #expect(resolver.suggestions(for: "매실주스").isEmpty)
    }

    @Test func `a typed prefix ranks before names that are only spelled alike`() {
        let resolver = IngredientResolver([
            Self.make("sipsmith", "Sipsmith", "십스미스"), Self.make("sibast", "Sibast", "시바트"),
            Self.make("chivas", "Chivas Regal 12", "시바스 리갈 12년"),
        ])
        #expect(resolver.suggestions(for: "시바스", isTyped: true).first == "chivas")
    }

    @Test func `a brand below an alcohol-free kind does not match an alcoholic name`() {
        let resolver = IngredientResolver([
            Ingredient(
                id: "zero-gin", name: LocalizedText(english: "Zero gin", korean: "제로 진"), category: .spirit,
                content: IngredientContent(strength: 0)),
            Ingredient(
                id: "crisp", name: LocalizedText(english: "Cedar Crisp", korean: "시더 크리스프"), parent: "zero-gin",
                isBrand: true, category: .spirit),
        ])
        #expect(resolver.match("Crisp Cedar")?.ingredient == "crisp")
        #expect(resolver.match("Crisp Cedar (vodka)") == nil)
    }

    @Test func `a typing mistake gives a suggestion, not a match`() {
        #expect(Self.resolver.match("Grenadin") == nil)
        #expect(Self.resolver.suggestions(for: "Grenadin").first == "grenadine")
        #expect(Self.resolver.suggestions(for: "Campri").first == "campari")
        #expect(Self.resolver.suggestions(for: "Spiced white rum").first == "white-rum")
        #expect(Self.resolver.suggestions(for: "Unobtainium").isEmpty)
    }
}
