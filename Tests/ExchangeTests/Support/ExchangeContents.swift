import Domain
@testable import Exchange

/// What a source was read into.
struct ExchangeBatch {
    /// In the order found.
    private(set) var formats: [ExchangeFormat] = []
    private(set) var tags: [ExchangeItem<Tag>] = []
    private(set) var glasses: [ExchangeItem<Glass>] = []
    private(set) var tools: [ExchangeItem<Tool>] = []
    /// Parents before children; including unknown ingredients that recipes name.
    private(set) var ingredients: [ExchangeItem<Ingredient>] = []
    private(set) var drinks: [ExchangeItem<Drink>] = []
    private(set) var sections: [ExchangeSection] = []
    private(set) var diary: [ExchangeItem<DiaryRecord>] = []
    private(set) var failures: [ImportFailure] = []
    private(set) var warnings: [ImportWarning] = []

    /// The number of records: drinks, ingredients and failures.
    var readCount: Int { drinks.count + ingredients.count + failures.count }

    mutating func append(_ event: ExchangeEvent) {
        switch event {
        case .format(let format): if !formats.contains(format) { formats.append(format) }
        case .tag(let item): tags.append(item)
        case .glass(let item): glasses.append(item)
        case .tool(let item): tools.append(item)
        case .ingredient(let item): ingredients.append(item)
        case .implied(.tag(let tag), let place): tags.append(ExchangeItem(value: tag, place: place))
        case .implied(.ingredient(let ingredient), let place):
            ingredients.append(ExchangeItem(value: ingredient, place: place))
        case .drink(let item): drinks.append(item)
        case .diary(let item): diary.append(item)
        case .section(let name, let item):
            if let index = sections.firstIndex(where: { $0.name == name }) {
                sections[index].records.append(item.value)
            } else {
                sections.append(ExchangeSection(name: name, records: [item.value]))
            }
        case .failure(let failure): failures.append(failure)
        case .warning(let warning): warnings.append(warning)
        case .progress, .understood: break
        }
    }

    var contents: ExchangeContents {
        ExchangeContents(
            tags: tags.map(\.value), glasses: glasses.map(\.value), tools: tools.map(\.value),
            ingredients: ingredients.map(\.value), drinks: drinks.map(\.value), sections: sections)
    }
}

struct ExchangeContents {
    var tags: [Tag] = []
    var glasses: [Glass] = []
    var tools: [Tool] = []
    var ingredients: [Ingredient] = []
    var drinks: [Drink] = []
    var sections: [ExchangeSection] = []

    /// The names of its own ingredients and tags.
    var names: ExchangeNames { ExchangeNames(ImportKnown(ingredients: ingredients, tags: tags)) }
}

struct ExchangeSection: Equatable {
    let name: String
    var records: [ExchangeValue]
}

extension ExchangeReader {
    func read(_ source: TransferSource) throws -> ExchangeBatch {
        var batch = ExchangeBatch()
        try read(source) { batch.append($0) }
        return batch
    }
}

extension ExchangeWriter {
    /// A whole file, sorted by ID.
    func text(_ contents: ExchangeContents, as format: ExchangeFormat) -> String {
        var document = document(format)
        var text = document.begin()
        for tag in contents.tags.sorted(by: { $0.id < $1.id }) { text += document.add(tag) }
        for glass in contents.glasses.sorted(by: { $0.id < $1.id }) { text += document.add(glass) }
        for tool in contents.tools.sorted(by: { $0.id < $1.id }) { text += document.add(tool) }
        for ingredient in contents.ingredients.sorted(by: { $0.id < $1.id }) { text += document.add(ingredient) }
        for drink in contents.drinks.sorted(by: { $0.id < $1.id }) { text += document.add(drink) }
        for section in contents.sections.sorted(by: { $0.name < $1.name }) {
            for record in section.records { text += document.add(record, to: section.name) }
        }
        return text + document.end()
    }

    func draft04(_ drink: Drink) -> String { JSONText.pretty(draft04Value(drink)) + "\n" }
}
