import Domain
import Testing

@testable import DimoAssets

/// No kind and no substitute in the bundled files allows a nonsensical drink.
struct StandInTests {
    private let catalogue = CatalogueLoader.load(from: AssetFolder(path: TemporaryAssets.repository)).catalogue

    /// A bottle, and the ingredients that it must not replace.
    private static let never: [(bottle: Identifier<Ingredient>, of: [Identifier<Ingredient>])] = [
        ("kirsch", ["cognac", "brandy"]), ("grappa", ["cognac", "brandy"]), ("pisco", ["cognac", "brandy"]),
        ("apple-brandy", ["cognac", "brandy"]), ("applejack", ["cognac", "brandy"]),
        ("calvados", ["cognac", "brandy"]),
        ("cognac", ["pisco", "apple-brandy", "kirsch"]), ("vanilla-vodka", ["vodka", "citrus-vodka"]),
        ("citrus-vodka", ["vodka", "vanilla-vodka"]),
        ("fernet-branca", ["amaro", "amaro-nonino", "amer-picon", "campari", "aperol"]),
        ("cynar", ["amaro-nonino", "amer-picon", "amaro"]),
        ("pedro-ximenez", ["fino-sherry", "amontillado-sherry", "palo-cortado"]),
        ("cream-sherry", ["fino-sherry", "amontillado-sherry", "palo-cortado"]),
        ("blue-curacao", ["grand-marnier", "triple-sec", "cointreau", "orange-curacao"]),
        ("spiced-rum", ["white-rum", "aged-rum"]), ("overproof-rum", ["white-rum"]), ("navy-rum", ["white-rum"]),
        ("rhum-agricole", ["white-rum"]), ("stout", ["lager"]), ("wheat-beer", ["lager"]),
        ("laphroaig-10", ["irish-whiskey", "tennessee-whiskey", "bourbon", "rye-whiskey"]),
        ("creme-de-menthe-green", ["creme-de-menthe-white"]), ("ginger-ale", ["soda-water", "tonic-water"]),
    ]

    @Test func `a bottle never satisfies a line for something else`() throws {
        let graph = IngredientGraph(ingredients: catalogue.ingredients)
        let matcher = Matcher(graph: graph, substitutions: catalogue.substitutions)
        let known = Set(catalogue.ingredients.map(\.id))
        for (bottle, ingredients) in Self.never {
            #expect(known.contains(bottle), "\(bottle)")
            let bar = BarContents(bottles: [Bottle(ingredient: bottle)], graph: graph)
            for drink in catalogue.drinks {
                for line in drink.lines where ingredients.contains(line.ingredient) {
                    #expect(!matcher.match(line, in: bar).isMet, "\(drink.id): \(bottle) for \(line.ingredient)")
                }
            }
        }
    }

    @Test func `a Sidecar needs cognac or brandy, and kirsch does not make one`() throws {
        let graph = IngredientGraph(ingredients: catalogue.ingredients)
        let matcher = Matcher(graph: graph)
        let sidecar = try #require(catalogue.drinks.first { $0.id == "sidecar" })
        func isMade(_ spirit: Identifier<Ingredient>) -> Bool {
            let bottles = [spirit, "triple-sec", "lemon-juice"].map { Bottle(ingredient: $0) }
            return matcher.match(sidecar, in: BarContents(bottles: bottles, graph: graph)).isMakeable
        }
        #expect(!isMade("kirsch") && !isMade("pisco") && !isMade("calvados"))
        #expect(isMade("cognac") && isMade("brandy") && isMade("armagnac") && isMade("spanish-brandy"))
    }

    @Test func `the IBA list is that of 2024`() {
        let counts = Dictionary(grouping: catalogue.drinks.compactMap(\.iba), by: { $0 }).mapValues(\.count)
        #expect(counts == [.unforgettables: 34, .contemporary: 34, .newEra: 34])
        #expect(catalogue.drinks.first { $0.id == "yellow-bird" }?.iba == nil)
    }

    @Test func `gear is derived from the lines, and no recipe lists it`() {
        for drink in catalogue.drinks {
            let tools = GearRule.tools(of: drink)
            #expect(Set(drink.tools).isDisjoint(with: GearRule.ids), "\(drink.id)")
            #expect(tools.contains("dasher-bottle") == drink.lines.contains { $0.unit == .dash }, "\(drink.id)")
            #expect(tools.contains("peeler") == drink.lines.contains { $0.unit == .peel }, "\(drink.id)")
            if drink.lines.contains(where: { $0.ingredient == "lime-juice" || $0.ingredient == "lemon-juice" }) {
                #expect(tools.contains("citrus-press"), "\(drink.id)")
            }
        }
        let known = Set(catalogue.tools.map(\.id))
        #expect(GearRule.ids.allSatisfy(known.contains))
    }

    @Test func `no ingredient has an unknown strength`() {
        let unknown = catalogue.contents().filter { $0.value.strengthBasis != .known }
        #expect(unknown.keys.sorted() == [])
        let estimates = catalogue.drinks.map {
            DrinkCalculator().estimate(of: $0, contents: catalogue.contents(), glassVolume: nil).basis
        }
        #expect(estimates.allSatisfy { $0 == .known })
    }

    /// Names as files, shops and bars write them.
    @Test(arguments: [
        ("Angostura aromatic bitters", "angostura-bitters"), ("Grenadine Syrup", "grenadine"),
        ("Tequila Blanco", "blanco-tequila"), ("Tequila Reposado", "reposado-tequila"), ("Orgeat Syrup", "orgeat"),
        ("Scotch whiskey", "scotch"), ("Vermouth Bianco", "bianco-vermouth"), ("Bourbon Whiskey", "bourbon"),
        ("Rye whiskey", "rye-whiskey"), ("Kahlua coffee liqueur", "kahlua"),
        ("Bacardi white rum", "bacardi-carta-blanca"),
        ("Egg whites", "egg-white"), ("Limes", "lime"), ("Fresh lime juice", "lime-juice"), ("Club soda", "soda-water"),
        ("Sugar syrup", "simple-syrup"), ("Heavy cream", "cream"), ("White rum", "white-rum"),
        ("Light rum", "white-rum"),
        ("오렌지 블로섬 워터", "orange-flower-water"), ("크림 드 카카오", "creme-de-cacao"), ("잭다니엘", "jack-daniels"),
        ("넛맥", "nutmeg"), ("애플 퍼커", "sour-apple-liqueur"), ("젠티안", "gentian-liqueur"),
        ("Dry gin", "gin"), ("Soda", "soda-water"), ("Ango", "angostura-bitters"), ("Benedictine DOM", "benedictine"),
        ("Cognac VSOP", "cognac"), ("Tequila 100% agave blanco", "blanco-tequila"), ("Sugar Syrup 1:1", "simple-syrup"),
        ("Gomme", "simple-syrup"), ("Whole egg", "egg"), ("grapefruit juice, pink", "grapefruit-juice"),
        ("계란", "egg"), ("시럽", "simple-syrup"), ("생강청", "ginger-syrup"), ("라마르카 프로세코", "la-marca"), ("로쿠진", "roku"),
        ("Eierlikör", "advocaat"), ("Root Beer", "root-beer"), ("Cream soda", "cream-soda"),
        ("Strawberry Syrup", "strawberry-syrup"), ("Gum syrup", "simple-syrup"), ("Ice-cream", "vanilla-ice-cream"),
    ])
    func `a foreign spelling finds its ingredient`(written: String, id: String) {
        let resolver = IngredientResolver(catalogue.ingredients)
        #expect(resolver.match(written)?.ingredient.rawValue == id, "\(resolver.suggestions(for: written))")
    }
}
