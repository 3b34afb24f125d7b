import Domain

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
    /// In English and Korean; the same if the program has one language.
    var note: LocalizedText?
    var substitutes: [Substitute] = []
}
