package enum ExportSubject: String, CaseIterable, Sendable {
    /// Every recipe, from the catalogue and the member.
    case drinks
    case mine
    case ingredients
    /// Bottles, staples and substitutes.
    case bar
    case shopping
    case log
    /// The party's menu for guests; without a party, the drinks the bar can make now.
    case menu
    /// Votes, wishes, the watched log, reviews and comments, with the agreement; cannot be imported.
    case momentum
    case watched
    case wished

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

    package static func subjects(of format: ExchangeFormat) -> [ExportSubject] {
        allCases.filter { $0.formats.contains(format) }
    }
}
