import Domain
import Exchange

struct ExchangeImportReader: ImportReader {
    var limits: ExchangeLimits = ExchangeLimits()

    func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown, each: (ImportRecord) throws -> Void
    ) throws {
        let reader = ExchangeReader(names: ExchangeNames(known), limits: limits, format: format)
        do {
            try reader.read(source) { try each(Self.record($0)) }
        } catch let error as SourceProblem {
            throw TransferProblem.source(error)
        }
    }

    private static func record(_ event: ExchangeEvent) -> ImportRecord {
        switch event {
        case .format(let format): .format(format)
        case .tag(let item): .tag(item.value)
        case .glass(let item): .glass(item.value)
        case .tool(let item): .tool(item.value)
        case .ingredient(let item): .ingredient(item.value, item.place)
        case .implied(let record, let place): .implied(record, place)
        case .drink(let item): .drink(item.value, item.place)
        case .section(let name, let item):
            PersonalRecord(exchange: item.value).map { .personal(section: name, $0, item.place) }
                ?? .failure(
                    ImportFailure(place: item.place, kind: .section, remark: RecordRemark(.foreignSection, [name])))
        case .diary(let item): .diary(item.value, item.place)
        case .failure(let failure): .failure(failure)
        case .warning(let warning): .warning(warning)
        case .understood(let name, let id, let place): .understood(name: name, as: id, place)
        case .progress(let done, let total): .progress(done: done, total: total)
        }
    }
}
