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
    /// The line to add if the file says that there is alcohol, or may be, and no line has any.
    var unnamedAlcohol: ForeignLine?
    /// Seconds since 1970 UTC.
    var createdAt: Int64?
    var remarks: [RecordRemark] = []

    /// Returns the strength in a record's `abv`; remarks on an impossible one.
    mutating func statedStrength(_ fields: RecordFields) -> Double? {
        do throws(ExchangeFlaw) {
            return try fields.strength("abv")
        } catch {
            remarks.append(error.leftOut)
            return nil
        }
    }

    var ingredientNames: [String] {
        lines.flatMap { [$0.ingredient.name] + $0.substitutes.map(\.ingredient.name) }
    }
}

struct ForeignIngredient {
    var name: String
    /// The id in the other program.
    var id: String?
    /// The parent's id in the other program.
    var parent: String?
    /// Per cent alcohol by volume.
    var strength: Double?
    var category: String?
    var origin: String?
    var summary: String?
    /// `#rrggbb`.
    var color: String?
    /// The ids of its parts in the other program.
    var parts: [String] = []
    var remarks: [RecordRemark] = []
}

struct ForeignLine {
    struct Substitute {
        var ingredient: ForeignIngredient
        var amount: Double?
        var unit: MeasureUnit?
    }

    var ingredient: ForeignIngredient
    var measured: MeasuredAmount
    var isOptional = false
    var isExact = false
    var isAfter = false
    /// The base of the drink, if the note says it.
    var base: BaseSpirit?
    /// In English and Korean; the same if the program has one language.
    var note: LocalizedText?
    var substitutes: [Substitute] = []

    /// Reduces a line for `count` servings to one serving.
    mutating func divide(by count: Int) {
        measured.amount = measured.amount.map { $0 / Double(count) }
        measured.maximum = measured.maximum.map { $0 / Double(count) }
    }

    /// The alcohol of a drink that is said to hold some and whose lines name none.
    static func unnamedAlcohol(isOptional: Bool) -> ForeignLine {
        ForeignLine(
            ingredient: ForeignIngredient(name: "Alcohol"), measured: MeasureParser.parse(""), isOptional: isOptional,
            note: LocalizedText(english: "not named in the source", korean: "출처에 이름이 없음"))
    }
}

struct DefinedIngredient {
    let foreign: ForeignIngredient
    let place: ImportPlace

    /// The key by which other records refer to it.
    var key: String { foreign.id ?? foreign.name }
}
