public import Domain

/// Everything read from a source.
public struct ExchangeBatch: Sendable {
    /// In the order in which they were found.
    public private(set) var formats: [ExchangeFormat] = []
    /// New tags.
    public private(set) var tags: [ExchangeItem<Tag>] = []
    /// Parents before children; including unknown ingredients that recipes name.
    public private(set) var ingredients: [ExchangeItem<Ingredient>] = []
    /// Recipes.
    public private(set) var drinks: [ExchangeItem<Drink>] = []
    /// Other sections of our own format.
    public private(set) var sections: [ExchangeSection] = []
    /// Rows of other programs' diaries.
    public private(set) var diary: [ExchangeItem<DiaryRecord>] = []
    /// The records that could not be read, at most `ExchangeLimits.reports` of them.
    public private(set) var failures: [ExchangeFailure] = []
    /// What was interpreted or left out, at most `ExchangeLimits.reports`.
    public private(set) var warnings: [ExchangeWarning] = []
    /// How many records could not be read.
    public private(set) var failedCount = 0

    private let reports: Int

    /// An empty batch.
    public init(limits: ExchangeLimits = ExchangeLimits()) {
        reports = limits.reports
    }

    /// The number of records: drinks, ingredients and failures.
    public var readCount: Int { drinks.count + ingredients.count + failedCount }

    /// Adds a result of reading.
    public mutating func append(_ event: ExchangeEvent) {
        switch event {
        case .format(let format): if !formats.contains(format) { formats.append(format) }
        case .tag(let item): tags.append(item)
        case .ingredient(let item): ingredients.append(item)
        case .drink(let item): drinks.append(item)
        case .diary(let item): diary.append(item)
        case .section(let name, let item):
            if let index = sections.firstIndex(where: { $0.name == name }) {
                sections[index].records.append(item.value)
            } else {
                sections.append(ExchangeSection(name: name, records: [item.value]))
            }
        case .failure(let failure):
            failedCount += 1
            if failures.count < reports { failures.append(failure) }
        case .warning(let warning): if warnings.count < reports { warnings.append(warning) }
        case .progress, .understood: break
        }
    }

    /// The same as contents for writing.
    public var contents: ExchangeContents {
        ExchangeContents(
            tags: tags.map(\.value), ingredients: ingredients.map(\.value), drinks: drinks.map(\.value),
            sections: sections)
    }
}
