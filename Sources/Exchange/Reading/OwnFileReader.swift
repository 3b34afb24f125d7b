import Domain

/// Reads our own format in two passes: ingredients first, wherever they are in the file.
struct OwnFileReader {
    /// The version this program writes, and the newest it reads.
    static let version = 1

    private let file: String
    private let limits: ExchangeLimits
    private var isOwn = false
    private var encoding = EncodingGuess()
    private var ingredients: [ExchangeItem<Ingredient>] = []

    init(file: String, limits: ExchangeLimits) {
        self.file = file
        self.limits = limits
    }

    /// The first pass: the mark, the version, tags and ingredients.
    mutating func readFirstPass(_ record: JSONRecord, _ session: inout ReadSession) throws(SourceProblem) {
        switch record.key {
        case "format": isOwn = (try? record.value(&encoding)) == .text(ExchangeFormat.dimo.rawValue)
        case "version":
            guard case .integer(let version)? = try? record.value(&encoding) else { return }
            if version > Self.version { throw .newerVersion(path: file, version: version) }
        case "tags" where record.number > 0:
            if let tag = small("tag", record, &session, OwnIngredientRecord.tag) { session.add(tag.value, tag.place) }
        case "glasses" where record.number > 0:
            if let glass = small("glass", record, &session, OwnGearRecord.glass) { session.send(.glass(glass)) }
        case "tools" where record.number > 0:
            if let tool = small("tool", record, &session, OwnGearRecord.tool) { session.send(.tool(tool)) }
        case "ingredients" where record.number > 0:
            var place = ImportPlace(file: file, record: "record \(record.number)")
            do {
                let value = try record.value(&encoding)
                place = Self.place(file, value, record.number)
                let ingredient = try OwnIngredientRecord.read(value, limits: limits)
                ingredients.append(ExchangeItem(value: ingredient, place: place))
            } catch {
                session.fail(place, .ingredient, error)
            }
        default: break
        }
    }

    /// Reads a record that is skipped with a warning if it is invalid.
    private mutating func small<Value>(
        _ word: String, _ record: JSONRecord, _ session: inout ReadSession,
        _ parse: (ExchangeValue, ExchangeLimits) throws(ExchangeFlaw) -> Value
    ) -> ExchangeItem<Value>? {
        let place = ImportPlace(file: file, record: "\(word) \(record.number)")
        do {
            return ExchangeItem(value: try parse(record.value(&encoding), limits), place: place)
        } catch {
            session.warn(place, error.leftOut)
            return nil
        }
    }

    func finishFirst() throws(SourceProblem) -> [ExchangeItem<Ingredient>] {
        guard isOwn else { throw .unknownFormat(path: file) }
        return ingredients
    }

    private static let known: Set<String> = ["format", "version", "tags", "glasses", "tools", "ingredients"]

    /// The second pass: drinks, and the sections this module only passes on.
    static func readSecondPass(
        _ record: JSONRecord, file: String, _ encoding: inout EncodingGuess, _ session: inout ReadSession
    ) {
        // A truncated file is reported once, wherever it was cut.
        if case .flaw = record.content, record.key.isEmpty || known.contains(record.key), record.number > 0 {
            if record.key != "ingredients" {
                return session.fail(ImportPlace(file: file, record: "-"), .file, flaw(of: record))
            }
        }
        guard !known.contains(record.key), record.number > 0 else { return }
        var place = ImportPlace(file: file, record: "record \(record.number)")
        let isDrink = record.key == "drinks"
        do {
            let value = try record.value(&encoding)
            place = Self.place(file, value, record.number)
            if isDrink {
                try add(value, place, &session)
            } else {
                session.send(
                    .section(name: TextCleaner.line(record.key), ExchangeItem(value: clean(value), place: place)))
            }
        } catch {
            session.fail(place, isDrink ? .drink : .section, error)
        }
    }

    private static func flaw(of record: JSONRecord) -> ExchangeFlaw {
        if case .flaw(let flaw) = record.content { return flaw }
        return ExchangeFlaw(field: "", .damagedJSON)
    }

    private static func add(
        _ value: ExchangeValue, _ place: ImportPlace, _ session: inout ReadSession
    ) throws(ExchangeFlaw) {
        let drink = try OwnDrinkRecord.read(value, limits: session.limits)
        for (index, line) in drink.lines.enumerated() {
            let ids = [line.ingredient] + line.substitutes.map(\.ingredient)
            if let id = ids.first(where: { !session.ingredients.isKnown($0) }) {
                throw ExchangeFlaw(field: "lines[\(index)].ingredient", .unknownIngredient, ["\(id)"])
            }
        }
        let id = try session.claim(id: drink.id.rawValue)
        do {
            if let origin = drink.variantOf { try session.addVariant(id, of: origin) }
        } catch {
            session.release(id)
            throw error
        }
        session.send(.drink(ExchangeItem(value: drink, place: place)))
    }

    private static func place(_ file: String, _ value: ExchangeValue, _ number: Int) -> ImportPlace {
        guard case .text(let id)? = value["id"], !id.isEmpty else {
            return ImportPlace(file: file, record: "record \(number)")
        }
        return ImportPlace(file: file, record: String(TextCleaner.line(id).prefix(120)))
    }

    private static func clean(_ value: ExchangeValue) -> ExchangeValue {
        switch value {
        case .text(let text): .text(TextCleaner.paragraph(text))
        case .list(let values): .list(values.map(clean))
        case .object(let members):
            .object(members.map { ExchangeValue.Member(key: TextCleaner.line($0.key), value: clean($0.value)) })
        case .null, .bool, .integer, .number: value
        }
    }
}
