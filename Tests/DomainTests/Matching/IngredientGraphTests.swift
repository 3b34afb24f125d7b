import Domain
import Testing

struct IngredientGraphTests {
    private let graph = IngredientGraph(ingredients: [
        ingredient("spirit"), ingredient("whiskey", under: "spirit"), ingredient("bourbon", under: "whiskey"),
        ingredient("makers-mark", under: "bourbon", brand: true), ingredient("rye", under: "whiskey"),
        ingredient("water", staple: true),
    ])

    @Test func `ancestors are listed nearest first`() {
        #expect(graph.ancestors(of: "makers-mark") == ["bourbon", "whiskey", "spirit"])
    }

    @Test func `descendants are listed level by level`() {
        #expect(graph.descendants(of: "spirit") == ["whiskey", "bourbon", "rye", "makers-mark"])
        #expect(graph.children(of: "whiskey") == ["bourbon", "rye"])
    }

    @Test func `the graph lists staples and recognises brands`() {
        #expect(graph.staples == ["water"])
        #expect(graph.isBrand("makers-mark"))
        #expect(!graph.isBrand("bourbon"))
    }

    @Test func `an unknown id has no relatives`() {
        #expect(!graph.contains("nobody"))
        #expect(graph.ancestors(of: "nobody").isEmpty)
        #expect(graph.descendants(of: "nobody").isEmpty)
        #expect(graph.parts(of: "nobody").isEmpty)
        #expect(!graph.isBrand("nobody"))
    }

    @Test func `an unknown parent is ignored`() {
        let orphan = IngredientGraph(ingredients: [ingredient("orphan", under: "nobody")])
        #expect(orphan.parent(of: "orphan") == nil)
        #expect(orphan.children(of: "nobody").isEmpty)
    }

    @Test func `traversal of a cycle ends where it closes`() {
        let ring = IngredientGraph(ingredients: [
            ingredient("a", under: "c"), ingredient("b", under: "a"), ingredient("c", under: "b"),
            ingredient("self", under: "self"),
        ])
        #expect(ring.ancestors(of: "a") == ["c", "b"])
        #expect(ring.descendants(of: "a") == ["b", "c"])
        #expect(ring.ancestors(of: "self").isEmpty)
    }

    @Test func `the first of several records with one id is used`() {
        let twice = IngredientGraph(ingredients: [ingredient("a"), ingredient("a", brand: true)])
        #expect(twice.ids == ["a"])
        #expect(!twice.isBrand("a"))
    }
}
