import Testing

@testable import Domain

struct DrinkColorTests {
    private let contents: [Identifier<Ingredient>: IngredientContent] = [
        "red": IngredientContent(color: "#ff0000"), "white": IngredientContent(color: "#ffffff"),
        "clear": IngredientContent(), "wrong": IngredientContent(color: "blue"),
    ]

    private func color(_ pours: [(Identifier<Ingredient>, Double)], own: String? = nil) -> String? {
        DrinkColor(
            of: drink("d", [], color: own), pours: pours.map { Pour(ingredient: $0, millilitres: $1, isAfter: false) },
            contents: contents)?.hex
    }

    @Test func `colours mix by volume`() {
        #expect(color([("red", 30), ("white", 30)]) == "#ff8080")
        #expect(color([("red", 10), ("white", 30)]) == "#ffbfbf")
    }

    @Test func `an ingredient without a colour is ignored`() {
        #expect(color([("red", 10), ("clear", 100), ("wrong", 100)]) == "#ff0000")
        #expect(color([("clear", 100)]) == nil)
        #expect(color([]) == nil)
        #expect(color([("red", 0)]) == nil)
    }

    @Test func `a drink's own colour takes precedence`() {
        #expect(color([("red", 10)], own: "#0a0b0c") == "#0a0b0c")
        #expect(color([("red", 10)], own: "pink") == "#ff0000")
    }

    @Test(arguments: ["", "#", "#12345", "#1234567", "123456", "#12345g", "#+12345", "#ff00é"])
    func `a colour needs exactly six hexadecimal digits`(text: String) {
        #expect(DrinkColor(hex: text) == nil)
    }
}
