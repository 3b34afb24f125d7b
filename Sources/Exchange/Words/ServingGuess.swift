import Domain

enum ServingGuess {
    static func serving(glass: Identifier<Glass>, instructions: String) -> ServingStyle {
        let words = WordSearch(instructions)
        if words.contains("crushed ice") || words.contains("간 얼음") { return .crushed }
        if hot.contains(glass) || ["boiling", "hot water", "hot coffee", "hot tea"].contains(where: words.contains) {
            return .hot
        }
        if glass == "shot" || glass == "makgeolli-bowl" { return .neat }
        return up.contains(glass) ? .up : .rocks
    }

    private static let hot: Set<Identifier<Glass>> = ["irish-coffee", "toddy-mug"]
    private static let up: Set<Identifier<Glass>> = [
        "coupe", "martini", "nick-and-nora", "sour", "flute", "margarita", "snifter", "fizz", "beer-glass", "pint",
    ]
}
