import Domain
import Foundation

struct CatalogueReader {
    let folder: AssetFolder
    private(set) var problems: [CatalogueProblem] = []

    init(folder: AssetFolder) {
        self.folder = folder
    }

    mutating func read<Record: CatalogueRecord>(_ file: String, as type: Record.Type) -> [Record.Entity] {
        guard let bytes = try? folder.bytes(of: "Catalog/\(file)") else {
            report(file, record: "-", field: "-", reason: "the file cannot be read")
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
                        report(file, record: name, field: error.field, reason: error.reason)
                    }
                case .failure(let flaw):
                    report(file, record: name, field: flaw.field, reason: flaw.reason)
                }
            }
            return entities
        } catch {
            let flaw = RecordFlaw(error)
            report(file, record: "-", field: flaw.field, reason: flaw.reason)
            return []
        }
    }

    private mutating func report(_ file: String, record: String, field: String, reason: String) {
        problems.append(CatalogueProblem(file: file, record: record, field: field, reason: reason))
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
