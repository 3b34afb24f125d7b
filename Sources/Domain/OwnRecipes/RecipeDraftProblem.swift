/// Why a draft cannot be saved yet.
public struct RecipeDraftProblem: Hashable, Sendable {
    /// The field it is about.
    public enum Field: Hashable, Sendable {
        case name
        case lines
        /// A line, by its index.
        case line(Int)
        case steps
        case techniques
        case glass
    }

    /// What is wrong.
    public enum Reason: Hashable, Sendable {
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

    /// The field.
    public let field: Field
    /// What is wrong.
    public let reason: Reason

    /// Memberwise.
    public init(_ field: Field, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
