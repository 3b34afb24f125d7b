package import Domain

package struct ExchangeBatch: Sendable {
    /// In the order found.
    package private(set) var formats: [ExchangeFormat] = []
    package private(set) var tags: [ExchangeItem<Tag>] = []
    package private(set) var glasses: [ExchangeItem<Glass>] = []
    package private(set) var tools: [ExchangeItem<Tool>] = []
    /// Parents before children; including unknown ingredients that recipes name.
    package private(set) var ingredients: [ExchangeItem<Ingredient>] = []
    package private(set) var drinks: [ExchangeItem<Drink>] = []
    package private(set) var sections: [ExchangeSection] = []
    package private(set) var diary: [ExchangeItem<DiaryRecord>] = []
    /// At most `ExchangeLimits.reports`.
    package private(set) var failures: [ExchangeFailure] = []
    /// At most `ExchangeLimits.reports`.
    package private(set) var warnings: [ExchangeWarning] = []
    /// Counts failures beyond the limit, too.
    package private(set) var failedCount = 0

    private let reports: Int

    package init(limits: ExchangeLimits = ExchangeLimits()) {
        reports = limits.reports
    }

    /// The number of records: drinks, ingredients and failures.
    package var readCount: Int { drinks.count + ingredients.count + failedCount }

    package mutating func append(_ event: ExchangeEvent) {
        switch event {
        case .format(let format): if !formats.contains(format) { formats.append(format) }
        case .tag(let item): tags.append(item)
        case .glass(let item): glasses.append(item)
        case .tool(let item): tools.append(item)
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

    package var contents: ExchangeContents {
        var contents = ExchangeContents(
            tags: tags.map(\.value), ingredients: ingredients.map(\.value), drinks: drinks.map(\.value),
            sections: sections)
        contents.glasses = glasses.map(\.value)
        contents.tools = tools.map(\.value)
        return contents
    }
}
