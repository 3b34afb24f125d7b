public import Domain

/// Everything a source held.
public struct ExchangeBatch: Sendable {
    /// The formats that were met, in the order they were.
    public private(set) var formats: [ExchangeFormat] = []
    /// Tags that were not known.
    public private(set) var tags: [ExchangeItem<Tag>] = []
    /// Ingredients, parents before what stands below them; also those that a recipe names and nobody knew.
    public private(set) var ingredients: [ExchangeItem<Ingredient>] = []
    /// Recipes.
    public private(set) var drinks: [ExchangeItem<Drink>] = []
    /// What else our own format carries.
    public private(set) var sections: [ExchangeSection] = []
    /// The records that could not be read, at most `ExchangeLimits.reports` of them.
    public private(set) var failures: [ExchangeFailure] = []
    /// What was understood in its own way, at most `ExchangeLimits.reports`.
    public private(set) var warnings: [ExchangeWarning] = []
    /// How many records could not be read.
    public private(set) var failedCount = 0

    private let reports: Int

    /// Makes an empty batch.
    public init(limits: ExchangeLimits = ExchangeLimits()) {
        reports = limits.reports
    }

    /// The records that were met: drinks, ingredients and failures together.
    public var readCount: Int { drinks.count + ingredients.count + failedCount }

    /// Takes what reading brought.
    public mutating func take(_ event: ExchangeEvent) {
        switch event {
        case .format(let format): if !formats.contains(format) { formats.append(format) }
        case .tag(let item): tags.append(item)
        case .ingredient(let item): ingredients.append(item)
        case .drink(let item): drinks.append(item)
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
        case .progress: break
        }
    }

    /// The same as contents to be written.
    public var contents: ExchangeContents {
        ExchangeContents(
            tags: tags.map(\.value), ingredients: ingredients.map(\.value), drinks: drinks.map(\.value),
            sections: sections)
    }
}
