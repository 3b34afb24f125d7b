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
    /// Saved and tried drinks, votes, and what is watched and written.
    case momentum

    /// The formats that can hold it.
    public var formats: [ExchangeFormat] {
        switch self {
        case .drinks, .mine: [.dimo, .barAssistant, .csv, .markdown]
        case .bar, .log, .momentum: [.dimo]
        case .shopping: [.dimo, .markdown]
        case .menu: [.markdown]
        }
    }

    /// Those that a format can hold.
    public static func subjects(of format: ExchangeFormat) -> [ExportSubject] {
        allCases.filter { $0.formats.contains(format) }
    }
}
