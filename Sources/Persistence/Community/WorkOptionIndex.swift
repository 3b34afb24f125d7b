import Domain
import GRDB

enum WorkOptionIndex {
    /// The works that pass a filter except for their kind, ascending; nil if there are more than `most`.
    static func works(passing filter: WorkFilter, most: Int, _ db: Database) throws -> [Int64]? {
        let groups = Dictionary(grouping: filter.wanted, by: \.kind).values
            .map { $0.compactMap(\.indexText).sorted() }.filter { !$0.isEmpty }
            .sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
        guard !groups.isEmpty else { return nil }
        let texts: [any DatabaseValueConvertible] = groups.flatMap { $0 }
        let found = try Int64.fetchAll(
            db, SQL.works(counts: groups.map(\.count)), StatementArguments(texts + [most + 1]))
        return found.count > most ? nil : Set(found).sorted()
    }
}

extension WorkOption {
    /// The option as stored in `work_option`; nil for a type, which works do not have.
    fileprivate var indexText: String? {
        switch self {
        case .genre(let id): "genre \(id.rawValue)"
        case .decade(let year): "decade \(year)"
        case .age(let rating): "age \(rating ?? "")"
        case .type: nil
        }
    }
}

extension WorkOptionIndex {
    enum SQL {
        /// - Parameter counts: the number of alternative options of each kind.
        static func works(counts: [Int]) -> String {
            let others = counts.dropFirst().map { count in
                """
                AND EXISTS (SELECT 1 FROM work_option AS other
                    WHERE other.option IN (\(marks(count))) AND other.work = work_option.work)
                """
            }
            return """
                SELECT work FROM work_option WHERE option IN (\(marks(counts.first ?? 0)))
                \(others.joined(separator: "\n")) LIMIT ?
                """
        }

        private static func marks(_ count: Int) -> String { databaseQuestionMarks(count: count) }
    }
}
