import Domain
import Foundation

struct CatalogueReader {
    let folder: AssetFolder
    private(set) var problems: [CatalogueProblem] = []

    mutating func read<Record: CatalogueRecord>(_ file: String, as type: Record.Type) -> [Record.Entity] {
        guard let bytes = try? folder.bytes(of: "Catalog/\(file)") else {
            problems.append(
                CatalogueProblem(file: file, record: "-", field: "-", reason: "the file cannot be read"))
            return []
        }
        return read(bytes, of: file, as: type)
    }

    mutating func read<Record: CatalogueRecord>(
        _ bytes: [UInt8], of file: String, as type: Record.Type
    ) -> [Record.Entity] {
        do {
            let attempts = try JSONDecoder().decode([Attempt<Record>].self, from: Data(bytes))
            var entities: [Record.Entity] = []
            for (number, attempt) in attempts.enumerated() {
                let name = attempt.id ?? "record \(number + 1)"
                switch attempt.outcome {
                case .success(let record):
                    do {
                        entities.append(try record.entity())
                    } catch {
                        report(error, in: file, record: name)
                    }
                case .failure(let flaw):
                    report(flaw, in: file, record: name)
                }
            }
            return entities
        } catch {
            report(RecordFlaw(error), in: file, record: "-")
            return []
        }
    }

    private mutating func report(_ flaw: RecordFlaw, in file: String, record: String) {
        let isWhole = flaw.field == "-" || flaw.field.contains(" ")
        problems.append(
            CatalogueProblem(
                file: file, record: record, field: flaw.field, reason: flaw.reason,
                remark: RecordRemark(flaw.sentence, flaw.values, field: isWhole ? "" : flaw.field)))
    }
}

/// A record that may fail without failing its file.
private struct Attempt<Record: CatalogueRecord>: Decodable {
    let id: String?
    let outcome: Result<Record, RecordFlaw>

    private struct Name: Decodable {
        let id: String?
    }

    init(from decoder: any Decoder) throws {
        id = try? decoder.singleValueContainer().decode(Name.self).id
        do {
            outcome = .success(try Record(from: decoder))
        } catch {
            outcome = .failure(RecordFlaw(error, below: decoder.codingPath.count))
        }
    }
}

/// A record of a catalogue file. It knows the file's field names; the entity does not.
protocol CatalogueRecord: Decodable {
    associatedtype Entity: Sendable

    /// Returns the entity, or throws the invalid field.
    func entity() throws(RecordFlaw) -> Entity
}

extension CatalogueRecord {
    /// Returns the case of a name; the error lists the valid names.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, of type: Choice.Type, field: String
    ) throws(RecordFlaw) -> Choice where Choice.RawValue == String {
        guard let found = Choice(rawValue: name) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw RecordFlaw(field: field, reason: "\"\(name)\" is not one of \(known)", .notOneOf, [name, known])
        }
        return found
    }

    /// Returns a text in both languages; nil if it is in neither.
    func pair(_ english: String?, _ korean: String?, field: String) throws(RecordFlaw) -> LocalizedText? {
        switch (english, korean) {
        case (nil, nil): return nil
        case (let english?, let korean?): return LocalizedText(english: english, korean: korean)
        case (nil, _): throw RecordFlaw(field: "\(field)_en", reason: "is missing beside \(field)_ko", .missing)
        case (_, nil): throw RecordFlaw(field: "\(field)_ko", reason: "is missing beside \(field)_en", .missing)
        }
    }
}
