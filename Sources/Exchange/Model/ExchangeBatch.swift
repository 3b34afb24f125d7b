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
    case drink(ExchangeItem<Drink>)
    case section(name: String, ExchangeItem<ExchangeValue>)
    case diary(ExchangeItem<DiaryRecord>)
    case failure(ExchangeFailure)
    /// A name in the file that was taken for an ingredient of another name; once per name.
    case understood(name: String, as: Identifier<Ingredient>, ExchangePlace)
    case warning(ExchangeWarning)
    /// Bytes read so far, and in total; for an archive, of the unpacked files.
    case progress(done: Int, total: Int)
}

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

    func below(_ field: String) -> ExchangeFlaw {
        let path = remark.field.isEmpty ? field : "\(field): \(remark.field)"
        return ExchangeFlaw(field: path, remark.sentence, remark.values)
    }
}

package enum ExchangeSource: Sendable {
    /// A file, a zip archive or a folder.
    case path(String)
    /// Bytes in memory (standard input), with a name for reports.
    case bytes([UInt8], name: String)
}
