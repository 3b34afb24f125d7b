import Domain

struct ForeignDrink {
    var name: LocalizedText
    /// The id to use; nil to derive one from the name.
    var preferredID: String?
    /// The id in the other program, which must be unique in a file.
    var foreignID: String?
    var aliases: [String] = []
    var year: Int?
    var summary = ""
    var steps: [LocalizedText] = []
    var lines: [ForeignLine] = []
    var glass: String?
    /// Names of methods; if empty, they are guessed from the steps.
    var methods: [String] = []
    var garnish: String?
    var source: String?
    var tags: [String] = []
    var tools: [String] = []
    var iba: IBAGroup?
    /// If nil, it is guessed from the lines.
    var base: BaseSpirit?
    /// Per cent alcohol by volume as the file says; nil if it does not.
    var strength: Double?
    /// Seconds since 1970 UTC.
    var createdAt: Int64?

    init(name: LocalizedText) {
        self.name = name
    }

    var ingredientNames: [String] {
        lines.flatMap { [$0.ingredient.name] + $0.substitutes.map(\.ingredient.name) }
    }
}

extension LocalizedText {
    init(both text: String) {
        self.init(english: text, korean: text)
    }
}
