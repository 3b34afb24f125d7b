import Domain
import GRDB

/// Which works have what a filter asks for, out of the index of options.
enum WorkOptionIndex {
    /// The works that pass a filter but for their kind, ascending; nil where there are more than so many.
    static func works(passing filter: WorkFilter, most: Int, _ db: Database) throws -> [Int64]? {
        let groups = Dictionary(grouping: filter.wanted, by: \.kind).values
            .map { $0.compactMap(\.indexText).sorted() }.filter { !$0.isEmpty }
            .sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
        guard !groups.isEmpty else { return nil }
        let texts: [any DatabaseValueConvertible] = groups.flatMap { $0 }
        let found = try Int64.fetchAll(
            db, sql: SQL.works(counts: groups.map(\.count)), arguments: StatementArguments(texts + [most + 1]))
        return found.count > most ? nil : Set(found).sorted()
    }
}

extension WorkOption {
    /// As `work_option` has it; nil for a type, which is no option of the works.
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
        /// - Parameter counts: how many options of each kind are alternatives.
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
