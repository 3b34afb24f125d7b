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
    package private(set) var failures: [ImportFailure] = []
    /// At most `ExchangeLimits.reports`.
    package private(set) var warnings: [ImportWarning] = []
    /// Counts failures beyond the limit, too.
    package private(set) var failedCount = 0

    private let reports: Int

    package init(limits: ExchangeLimits = ExchangeLimits()) { reports = limits.reports }

    /// The number of records: drinks, ingredients and failures.
    package var readCount: Int { drinks.count + ingredients.count + failedCount }

    package mutating func append(_ event: ExchangeEvent) {
        switch event {
        case .format(let format): if !formats.contains(format) { formats.append(format) }
        case .tag(let item): tags.append(item)
        case .glass(let item): glasses.append(item)
        case .tool(let item): tools.append(item)
        case .ingredient(let item): ingredients.append(item)
        case .named(.tag(let tag), let place): tags.append(ExchangeItem(value: tag, place: place))
        case .named(.ingredient(let ingredient), let place):
            ingredients.append(ExchangeItem(value: ingredient, place: place))
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

package struct ExchangeContents: Sendable {
    package var tags: [Tag]
    package var glasses: [Glass] = []
    package var tools: [Tool] = []
    package var ingredients: [Ingredient]
    package var drinks: [Drink]
    package var sections: [ExchangeSection]

    package init(
        tags: [Tag] = [], ingredients: [Ingredient] = [], drinks: [Drink] = [], sections: [ExchangeSection] = []
    ) {
        self.tags = tags
        self.ingredients = ingredients
        self.drinks = drinks
        self.sections = sections
    }
}

/// A result of reading a source. Ingredients come before the drinks that use them, and parents before children.
package enum ExchangeEvent: Sendable {
    case format(ExchangeFormat)
    case tag(ExchangeItem<Tag>)
    case glass(ExchangeItem<Glass>)
    case tool(ExchangeItem<Tool>)
    case ingredient(ExchangeItem<Ingredient>)
    /// A tag or an ingredient that only recipes name, before the first of them.
    case named(NamedRecord, ImportPlace)
    case drink(ExchangeItem<Drink>)
    case section(name: String, ExchangeItem<ExchangeValue>)
    case diary(ExchangeItem<DiaryRecord>)
    case failure(ImportFailure)
    /// A name in the file that was taken for an ingredient of another name; once per name.
    case understood(name: String, as: Identifier<Ingredient>, ImportPlace)
    case warning(ImportWarning)
    /// Bytes read so far, and in total; for an archive, of the unpacked files.
    case progress(done: Int, total: Int)
}

package struct ExchangeItem<Value: Sendable>: Sendable {
    package let value: Value
    package let place: ImportPlace
}

extension ExchangeItem: Equatable where Value: Equatable {}

/// A section of our own format that this module only passes on: the bar, the log, the shopping list.
package struct ExchangeSection: Hashable, Sendable {
    /// `[a-z][a-z0-9_]*`, none of `format version tags ingredients drinks`.
    package let name: String
    package var records: [ExchangeValue]

    package init(name: String, records: [ExchangeValue]) {
        self.name = name
        self.records = records
    }
}

/// What is wrong with a field of a record, or with the whole record if the field is empty.
struct ExchangeFlaw: Error, Hashable {
    let remark: RecordRemark

    init(field: String, _ sentence: RecordRemark.Sentence, _ values: [String] = []) {
        remark = RecordRemark(sentence, values, field: field)
    }

    /// The remark for a record that is read without the field.
    var leftOut: RecordRemark {
        RecordRemark(remark.sentence, remark.values, field: remark.field, isLeftOut: true)
    }

    func below(_ field: String) -> ExchangeFlaw {
        let path = remark.field.isEmpty ? field : "\(field): \(remark.field)"
        return ExchangeFlaw(field: path, remark.sentence, remark.values)
    }
}

/// Limits on the size of sources. The limits for texts apply to every format, and to everything that writes recipes to
/// be read again.
package struct ExchangeLimits: Sendable {
    /// Unicode scalars in a name.
    package var nameLength = 120
    /// Unicode scalars in any other text.
    package var textLength = 4000
    /// Lines of a drink.
    package var lines = 100
    /// Steps of a drink.
    package var steps = 100
    /// Substitutes of a line.
    package var substitutes = 100
    /// Aliases, tags, tools or parts of a record.
    package var words = 200
    /// Bytes of one record; a longer one is skipped without being held in memory.
    package var recordBytes = 4 << 20
    /// Bytes of one file or zip entry.
    package var fileBytes = 256 << 20
    /// Bytes of a file that is read whole.
    package var documentBytes = 64 << 20
    /// Bytes of all files in a folder or archive.
    package var totalBytes = 512 << 20
    /// Files in a folder or entries in an archive.
    package var files = 200_000
    /// Nested folders.
    package var depth = 16
    /// How many times larger than its packed size an entry may be.
    package var compressionRatio = 200
    /// An entry up to this size in bytes is never rejected for its ratio.
    package var ratioFloor = 1 << 20
    /// The most failures and the most warnings in full; further ones are only counted.
    package var reports = 10_000

    package init() {}
}
