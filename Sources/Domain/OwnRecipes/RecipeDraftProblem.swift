/// Why a draft cannot be saved yet.
package struct RecipeDraftProblem: Hashable, Sendable {
    /// The field it is about.
    package enum Field: Hashable, Sendable {
        case name
        case lines
        /// A line, by its index.
        case line(Int)
        case steps
        case techniques
        case glass
    }

    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        case noName
        case noLines
        case tooManyLines
        case noIngredient
        case noAmount
        case badAmount
        case tooMuch
        case standsForItself
        /// The numbers of steps in English and in Korean.
        case stepsDiffer(Int, Int)
        case noTechnique
        case noGlass
    }

    package let field: Field
    /// What is wrong.
    package let reason: Reason

    package init(_ field: Field, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
