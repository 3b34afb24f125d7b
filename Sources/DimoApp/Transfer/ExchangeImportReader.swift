import Domain
import Exchange

struct ExchangeImportReader: ImportReader {
    var limits: ExchangeLimits = ExchangeLimits()

    func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown,
        each: (ImportRecord) throws -> Void
    ) throws {
        let names = ExchangeNames(
            ingredients: known.ingredients, glasses: known.glasses, tools: known.tools, tags: known.tags,
            aliases: known.aliases)
        let reader = ExchangeReader(names: names, limits: limits, format: format)
        do {
            try reader.read(exchangeSource(source)) { try each(Self.record($0)) }
        } catch let error as SourceProblem {
            throw TransferProblem.source(error)
        }
    }

    private func exchangeSource(_ source: TransferSource) -> ExchangeSource {
        switch source {
        case .path(let path): .path(path)
        case .bytes(let bytes, let name): .bytes(bytes, name: name)
        }
    }

    private static func record(_ event: ExchangeEvent) -> ImportRecord {
        switch event {
        case .format(let format): .format(format)
        case .tag(let item): .tag(item.value)
        case .glass(let item): .glass(item.value)
        case .tool(let item): .tool(item.value)
        case .ingredient(let item): .ingredient(item.value, place(item.place))
        case .drink(let item): .drink(item.value, place(item.place))
        case .section(let name, let item):
            PersonalRecord(exchange: item.value).map { .personal(section: name, $0, place(item.place)) }
                ?? .failure(
                    ImportFailure(
                        place: place(item.place), kind: .section,
                        remark: RecordRemark(.foreignSection, [name])))
        case .diary(let item): .diary(item.value, place(item.place))
        case .failure(let failure):
            .failure(self.failure(failure))
        case .warning(let warning): .warning(ImportWarning(place: place(warning.place), remark: warning.remark))
        case .understood(let name, let id, let place): .understood(name: name, as: id, Self.place(place))
        case .progress(let done, let total): .progress(done: done, total: total)
        }
    }

    private static func failure(_ failure: ExchangeFailure) -> ImportFailure {
        let place = ImportPlace(file: failure.file, record: failure.record)
        if let remark = failure.remark {
            return ImportFailure(place: place, kind: kind(failure.kind), remark: remark)
        }
        let problem = failure.problem ?? .unknownFormat(path: failure.file)
        return ImportFailure(place: place, kind: kind(failure.kind), problem: .source(problem))
    }

    private static func place(_ place: ExchangePlace) -> ImportPlace {
        ImportPlace(file: place.file, record: place.record)
    }

    private static func kind(_ kind: ExchangeRecordKind) -> ImportFailure.Kind {
        switch kind {
        case .drink: .drink
        case .ingredient: .ingredient
        case .file: .file
        case .section: .section
        case .work: .work
        }
    }
}
