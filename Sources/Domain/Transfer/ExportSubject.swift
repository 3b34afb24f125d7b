/// What is exported.
public enum ExportSubject: String, CaseIterable, Sendable {
    /// Every recipe, the catalogue's and the member's own.
    case drinks
    /// The member's own recipes with the ingredients they name.
    case mine
    /// The bar: bottles, staples, what may stand in.
    case bar
    /// The shopping list.
    case shopping
    /// What was made.
    case log
    /// What the bar can make now, as a menu for guests.
    case menu
    /// Votes, wishes, what was watched and what was written, with the agreement; to be read, not to be imported.
    case momentum

    /// The formats that can hold it.
    public var formats: [ExchangeFormat] {
        switch self {
        case .drinks, .mine: [.dimo, .barAssistant, .csv, .markdown]
        case .bar, .log: [.dimo]
        case .momentum: [.dimo, .csv, .markdown]
        case .shopping: [.dimo, .markdown]
        case .menu: [.markdown]
        }
    }

    /// Those that a format can hold.
    public static func subjects(of format: ExchangeFormat) -> [ExportSubject] {
        allCases.filter { $0.formats.contains(format) }
    }
}
