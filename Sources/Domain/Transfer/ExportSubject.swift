package enum ExportSubject: String, CaseIterable, Sendable {
    /// Every recipe, the catalogue's and the member's own.
    case drinks
    /// The member's own recipes with their ingredients.
    case mine
    /// Every ingredient, the catalogue's and the member's own.
    case ingredients
    /// The bar: bottles, staples, substitutes.
    case bar
    case shopping
    /// The log of made drinks.
    case log
    /// The party's menu for guests; without one what the bar can make now.
    case menu
    /// Votes, wishes, the watched log, reviews and comments, with the agreement; cannot be imported.
    case momentum
    /// The watched log.
    case watched
    /// The works the member wishes to watch.
    case wished

    /// The formats that can hold it.
    package var formats: [ExchangeFormat] {
        switch self {
        case .drinks, .mine: [.dimo, .barAssistant, .csv, .markdown]
        case .ingredients: [.csv, .dimo]
        case .bar, .log: [.dimo]
        case .momentum: [.dimo, .csv, .markdown]
        case .shopping: [.dimo, .markdown]
        case .menu: [.markdown]
        case .watched, .wished: [.dimo, .letterboxd]
        }
    }

    /// The subjects a format can hold.
    package static func subjects(of format: ExchangeFormat) -> [ExportSubject] {
        allCases.filter { $0.formats.contains(format) }
    }
}
