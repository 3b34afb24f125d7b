package struct RecipeDraftProblem: Hashable, Sendable {
    package enum Field: Hashable, Sendable {
        case name
        case lines
        case line(Int)
        case steps
        case techniques
        case glass
    }

    package enum Reason: Hashable, Sendable {
        case noName
        case noLines
        case tooManyLines
        case noIngredient
        case noAmount
        case badAmount
        case tooMuch
        case standsForItself
        case stepsDiffer(Int, Int)
        case noTechnique
        case noGlass
    }

    package let field: Field
    package let reason: Reason

    package init(_ field: Field, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
