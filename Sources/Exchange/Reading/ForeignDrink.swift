internal import Domain

/// A recipe as another program tells of it.
struct ForeignDrink {
    var name: LocalizedText
    /// The id it keeps; nil makes one from the name.
    var keptID: String?
    /// The id there, by which a file may not name two.
    var foreignID: String?
    var aliases: [String] = []
    var year: Int?
    var summary = ""
    var steps: [LocalizedText] = []
    var lines: [ForeignLine] = []
    var glass: String?
    /// Names of methods; empty guesses from the steps.
    var methods: [String] = []
    var garnish: String?
    var source: String?
    var tags: [String] = []
    var tools: [String] = []
    var iba: IBAGroup?
    /// Nil guesses from the lines.
    var base: BaseSpirit?

    init(name: LocalizedText) {
        self.name = name
    }
}

extension LocalizedText {
    /// A text of which only one language is known.
    init(both text: String) {
        self.init(english: text, korean: text)
    }
}
