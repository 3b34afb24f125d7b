package struct ExportRequest: Hashable, Sendable {
    /// Nil for standard output.
    package let path: String?
    package let format: ExchangeFormat
    /// Nil for everything the member owns, which only our own format supports.
    package let subject: ExportSubject?
    package let isOverwriting: Bool

    /// Checks the combination; throws `TransferProblem` for a format that is only read or cannot hold the subject. A
    /// nil `format` matches the file name (`.csv`, `.md`), else supports the subject, preferably our own. A nil
    /// `subject` is everything in our own format, the watched log in Letterboxd's, every recipe in others.
    package init(
        path: String?, format: ExchangeFormat?, subject: ExportSubject?, isOverwriting: Bool = false
    ) throws(TransferProblem) {
        let named = format ?? path.flatMap(Self.format(ofPath:))
        let format = named ?? subject?.formats.first ?? .dimo
        guard ExchangeFormat.writable.contains(format) else {
            throw .onlyRead(format)
        }
        if let subject, !subject.formats.contains(format) {
            throw .cannotHold(format, subject)
        }
        self.path = path
        self.format = format
        self.subject = subject ?? Self.subject(of: format)
        self.isOverwriting = isOverwriting
    }

    private static func subject(of format: ExchangeFormat) -> ExportSubject? {
        switch format {
        case .dimo: nil
        case .letterboxd: .watched
        default: .drinks
        }
    }

    private static func format(ofPath path: String) -> ExchangeFormat? {
        let name = path.lowercased()
        if name.hasSuffix(".csv") { return .csv }
        return name.hasSuffix(".md") || name.hasSuffix(".markdown") ? .markdown : nil
    }
}

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

package enum ExchangeFormat: String, CaseIterable, Sendable {
    /// Our own format: JSON, versioned, lossless, deterministic.
    case dimo
    /// Bar Assistant's datapack and recipe schema, drafts 02 and 04.
    case barAssistant = "bar-assistant"
    /// A response of TheCocktailDB's JSON API.
    case theCocktailDB = "thecocktaildb"
    /// One row per recipe line, with a header.
    case csv
    /// A web page with schema.org's `Recipe`, or that object alone.
    case webPage = "web-page"
    /// A recipe in plain writing: a name, lines of ingredients, steps.
    case text
    /// Printable recipe cards; cannot be imported.
    case markdown
    /// Letterboxd's export, and the table it imports.
    case letterboxd
    case imdb
    case myAnimeList = "myanimelist"
    case trakt
    /// AniList's answer about a member's list.
    case aniList = "anilist"

    package static let readable: [ExchangeFormat] = [
        .dimo, .barAssistant, .theCocktailDB, .csv, .webPage, .text, .letterboxd, .imdb, .myAnimeList,
        .trakt, .aniList,
    ]
    package static let writable: [ExchangeFormat] = [.dimo, .barAssistant, .csv, .markdown, .letterboxd]
    package static let diaries: [ExchangeFormat] = [.letterboxd, .imdb, .myAnimeList, .trakt, .aniList]
}

package protocol RecipeExporter: Sendable {
    /// Writes the file completely or not at all, calling `progress` from any thread. Throws `TransferProblem`,
    /// `CancellationError` or `StoreError`, and leaves an existing file as it was.
    func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport
}

package struct ExportReport: Hashable, Sendable {
    /// Nil for standard output; the first of several files.
    package let path: String?
    package let files: Int
    package let records: Int
    package let bytes: Int

    package init(path: String?, files: Int = 1, records: Int, bytes: Int) {
        self.path = path
        self.files = files
        self.records = records
        self.bytes = bytes
    }
}
