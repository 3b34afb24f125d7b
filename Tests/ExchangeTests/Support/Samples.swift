import Domain
import Exchange

/// The names Dimo knows in these tests.
enum Samples {
    static let names = ExchangeNames(
        ImportKnown(
            ingredients: [
                ingredient("gin", "Gin", "진", aliases: ["dry gin"]), ingredient("lime-juice", "Lime juice", "라임 주스"),
                ingredient("soda-water", "Soda water", "탄산수", aliases: ["club soda"]), ingredient("mint", "Mint", "민트"),
                Ingredient(id: "brand", name: text("Brand", "상표"), parent: "gin", isBrand: true, category: .spirit),
            ],
            glasses: [
                glass("rocks", "Rocks glass"), glass("highball", "Highball glass"), glass("coupe", "Coupe"),
                glass("balloon", "Balloon glass"),
                Glass(id: "collins", name: text("Collins glass", "콜린스 잔"), volume: 400, summary: text("", ""), art: []),
            ],
            tools: [Tool(id: "shaker", name: text("Shaker", "셰이커"), summary: text("", ""))],
            tags: [Tag(id: "long", name: text("long", "롱"))]))

    static func text(_ english: String, _ korean: String) -> LocalizedText {
        LocalizedText(english: english, korean: korean)
    }

    static func ingredient(_ id: String, _ english: String, _ korean: String, aliases: [String] = []) -> Ingredient {
        Ingredient(id: Identifier(id), name: text(english, korean), category: .other, aliases: aliases)
    }

    static func glass(_ id: String, _ name: String) -> Glass {
        Glass(id: Identifier(id), name: text(name, name), volume: 300, summary: text("", ""), art: [])
    }

    /// Reads a text as if it were a file.
    static func read(
        _ text: String, names: ExchangeNames = .none, limits: ExchangeLimits = ExchangeLimits(),
        format: ExchangeFormat? = nil
    ) throws -> ExchangeBatch {
        try ExchangeReader(names: names, limits: limits, format: format).read(.bytes(Array(text.utf8), name: "x"))
    }

    /// A recipe of Bar Assistant with one line, in which one field is replaced.
    static func recipe(
        name: String = "\"Test\"", instructions: String = "\"Stir.\"", line: String = "", more: String = ""
    ) -> String {
        let line = line.isEmpty ? "{\"name\":\"Gin\",\"amount\":50,\"units\":\"ml\"}" : line
        return "{\"name\":\(name),\"instructions\":\(instructions),\"ingredients\":[\(line)]\(more)}"
    }
}
