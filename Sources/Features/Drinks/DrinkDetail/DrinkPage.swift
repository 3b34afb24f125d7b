import Domain

/// Everything a drink's page is made from, read from one state of the store.
struct DrinkPage: Sendable {
    let description: DrinkDescription
    let marks: DrinkMarks
    /// What the log says of it; nil when it was never made.
    let made: MadeSummary?
}
