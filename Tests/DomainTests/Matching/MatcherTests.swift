import Domain
import Testing

/// Each rule, their order, and the traps of `reference/drinkin.md` §9.3.
struct MatcherTests {
    private let graph = IngredientGraph(ingredients: [
        ingredient("gin"), ingredient("london-dry-gin", under: "gin"),
        ingredient("beefeater", under: "london-dry-gin", brand: true),
        ingredient("tanqueray", under: "london-dry-gin", brand: true), ingredient("old-tom-gin", under: "gin"),
        ingredient("vodka"), ingredient("lime"), ingredient("lime-juice", parts: ["lime"]), ingredient("lemon"),
        ingredient("lemon-juice", parts: ["lemon"]), ingredient("sugar"),
        ingredient("demerara-sugar", under: "sugar"), ingredient("water", staple: true),
        ingredient("simple-syrup", parts: ["sugar", "water"]),
        ingredient("lime-cordial", parts: ["lime-juice", "simple-syrup"]), ingredient("ice", staple: true),
    ])

    private func status(
        _ line: DrinkLine, _ owned: [Identifier<Ingredient>], preferences: BarPreferences = BarPreferences(),
        global: [Substitution] = []
    ) -> LineStatus {
        Matcher(graph: graph, substitutions: global)
            .match(line, in: BarContents(owned, graph, preferences: preferences))
    }

    @Test func `the same ingredient matches exactly`() {
        #expect(status(line("gin"), ["gin", "beefeater"]) == .exact)
    }

    @Test func `a descendant in the tree matches as a kind`() {
        #expect(status(line("gin"), ["beefeater"]) == .kind(by: "beefeater"))
    }

    @Test func `an ancestor in the tree does not match`() {
        #expect(status(line("beefeater"), ["gin", "london-dry-gin"]) == .missing)
    }

    @Test func `an exact line rejects relatives, kinds, parts and substitutes`() {
        #expect(status(line("gin", exact: true), ["beefeater"]) == .missing)
        #expect(status(line("gin", exact: true, or: ["vodka"]), ["vodka"]) == .missing)
        #expect(status(line("lime-juice", exact: true), ["lime"]) == .missing)
        #expect(status(line("gin", exact: true), ["gin"]) == .exact)
    }

    @Test func `a brand is preferred among several kinds, then the smaller id`() {
        #expect(status(line("gin"), ["tanqueray", "beefeater"]) == .kind(by: "beefeater"))
        #expect(status(line("gin"), ["tanqueray", "london-dry-gin"]) == .kind(by: "tanqueray"))
        #expect(status(line("gin"), ["old-tom-gin", "london-dry-gin"]) == .kind(by: "london-dry-gin"))
    }

    @Test func `the recipe's substitute matches, itself or by a descendant`() {
        #expect(status(line("vodka", or: ["gin"]), ["gin"]) == .substitute(by: "gin", origin: .recipe))
        #expect(status(line("vodka", or: ["gin"]), ["beefeater"]) == .substitute(by: "beefeater", origin: .recipe))
    }

    @Test func `substitutes are tried in the order of the recipe`() {
        let choice = line("vodka", or: ["lemon", "gin"])
        #expect(status(choice, ["gin", "lemon"]) == .substitute(by: "lemon", origin: .recipe))
        #expect(status(choice, ["gin"]) == .substitute(by: "gin", origin: .recipe))
    }

    @Test func `an ingredient is made if all its parts are in the bar, including staples`() {
        #expect(status(line("simple-syrup"), ["sugar"]) == .made(from: ["sugar", "water"]))
        #expect(status(line("simple-syrup"), ["demerara-sugar"]) == .made(from: ["demerara-sugar", "water"]))
        #expect(status(line("simple-syrup"), ["lime"]) == .missing)
    }

    @Test func `parts of an ingredient may be made themselves`() {
        #expect(status(line("lime-cordial"), ["lime", "sugar"]) == .made(from: ["lime", "sugar", "water"]))
        #expect(status(line("lime-cordial"), ["lime"]) == .missing)
    }

    @Test func `rules apply in the order exact, kind, recipe, made, member, global`() {
        let asked = line("lime-juice", or: ["lemon-juice"])
        let mine = BarPreferences(substitutions: [Substitution(ingredient: "lime-juice", standIn: "vodka")])
        let general = [Substitution(ingredient: "lime-juice", standIn: "gin")]
        var owned: [Identifier<Ingredient>] = ["gin"]
        #expect(
            status(asked, owned, preferences: mine, global: general) == .substitute(by: "gin", origin: .global))
        owned.append("vodka")
        #expect(
            status(asked, owned, preferences: mine, global: general) == .substitute(by: "vodka", origin: .member))
        owned.append("lime")
        #expect(status(asked, owned, preferences: mine, global: general) == .made(from: ["lime"]))
        owned.append("lemon-juice")
        #expect(
            status(asked, owned, preferences: mine, global: general)
                == .substitute(by: "lemon-juice", origin: .recipe))
        owned.append("lime-juice")
        #expect(status(asked, owned, preferences: mine, global: general) == .exact)
    }

    @Test func `staples of the catalogue and of the member are always in the bar`() {
        #expect(status(line("ice"), []) == .exact)
        #expect(status(line("sugar"), [], preferences: BarPreferences(staples: ["sugar"])) == .exact)
        #expect(status(line("sugar"), []) == .missing)
    }

    @Test func `an empty bottle is not in the bar`() {
        let shelf = [
            Bottle(ingredient: "beefeater", level: .empty), Bottle(ingredient: "vodka", level: .low),
        ]
        let bar = BarContents(bottles: shelf, graph: graph)
        #expect(Matcher(graph: graph).match(line("gin"), in: bar) == .missing)
        #expect(Matcher(graph: graph).match(line("vodka"), in: bar) == .exact)
    }

    @Test func `an unknown ingredient is missing unless the bar has it`() {
        #expect(status(line("nobody"), ["gin"]) == .missing)
        #expect(status(line("nobody"), ["nobody"]) == .exact)
    }

    @Test func `making is limited to five steps`() {
        let chain = IngredientGraph(
            ingredients: (1...6).map { ingredient(Identifier("s\($0)"), parts: [Identifier("s\($0 - 1)")]) }
                + [ingredient("s0")])
        let bar = BarContents(["s0"], chain)
        #expect(Matcher(graph: chain).match(line("s5"), in: bar) == .made(from: ["s0"]))
        #expect(Matcher(graph: chain).match(line("s6"), in: bar) == .missing)
    }

    @Test func `making breaks cycles and finds a way around them`() {
        let ring = IngredientGraph(ingredients: [
            ingredient("a", parts: ["b"]), ingredient("b", parts: ["a"]), ingredient("c", parts: ["a", "d"]),
            ingredient("d"), ingredient("self", parts: ["self"]),
        ])
        let matcher = Matcher(graph: ring)
        #expect(matcher.match(line("a"), in: BarContents(["d"], ring)) == .missing)
        #expect(matcher.match(line("self"), in: BarContents([], ring)) == .missing)
        #expect(matcher.match(line("c"), in: BarContents(["b", "d"], ring)) == .made(from: ["b", "d"]))
    }

    @Test func `a drink lists each missing ingredient once, in the recipe's order`() {
        let asked = drink(
            "test",
            [line("vodka"), line("gin"), line("lemon"), line("vodka", exact: true), line("lime", optional: true)])
        let match = Matcher(graph: graph).match(asked, in: BarContents(["beefeater"], graph))
        #expect(match.missing == ["vodka", "lemon"])
        #expect(match.away == 2)
        #expect(match.lines == [.missing, .kind(by: "beefeater"), .missing, .missing, .missing])
    }

    @Test func `optional lines never block`() {
        let match = Matcher(graph: graph)
            .match(drink("test", [line("gin"), line("lime", optional: true)]), in: BarContents(["gin"], graph))
        #expect(match.isMakeable)
        #expect(match.lines[1] == .missing)
    }

    @Test func `a drink without lines is makeable`() {
        #expect(Matcher(graph: graph).match(drink("test", []), in: BarContents([], graph)).isMakeable)
    }
}
