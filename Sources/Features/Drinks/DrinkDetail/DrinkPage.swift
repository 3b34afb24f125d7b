import Domain

struct DrinkPage: Sendable {
    let description: DrinkDescription
    let marks: DrinkMarks
    /// The log summary; nil if the drink was never made.
    let made: MadeSummary?
}
