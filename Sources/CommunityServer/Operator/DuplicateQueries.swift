import CommunityProtocol
import Domain

/// Two works that are likely the same: equal kind, a shared title, years at most one apart.
package struct LikelyDuplicate: Hashable, Sendable {
    package let from: String
    /// The id of the work to keep: everybody's, or the earlier one.
    package let into: String
    package let titles: [String]
}

struct DuplicateQueries {
    /// A festival year may differ from the release year.
    private static let nearYears = 1

    private struct Name: Hashable {
        let kind: String
        let title: String
    }

    let db: any SQLConnection

    /// Ordered by the arrival of the later work.
    func works() throws -> [LikelyDuplicate] {
        let works = try db.query(
            "SELECT \(StoredWork.columns) FROM work WHERE gone = 0 ORDER BY CASE WHEN publisher IS NULL THEN 0 ELSE 1 END, no"
        ).map(StoredWork.init)
        var known: [Name: [StoredWork]] = [:]
        var found: [LikelyDuplicate] = []
        for work in works {
            let names = Self.names(of: work)
            // Two works of the server's own catalogue are never duplicates.
            let twin = work.publisher.flatMap { _ in
                names.lazy.flatMap { known[$0] ?? [] }.first {
                    abs($0.facts.year - work.facts.year) <= Self.nearYears
                }
            }
            if let twin {
                found.append(
                    LikelyDuplicate(
                        from: work.facts.id.rawValue, into: twin.facts.id.rawValue,
                        titles: [work, twin].map { "\($0.facts.title.english) (\($0.facts.year))" }))
            } else {
                for name in names { known[name, default: []].append(work) }
            }
        }
        return found
    }

    private static func names(of work: StoredWork) -> [Name] {
        let facts = work.facts
        let titles =
            [facts.title.english, facts.title.korean] + [facts.originalTitle].compactMap(\.self)
            + (facts.otherTitles ?? [])
        return Set(titles.map(Folding.folded)).filter { !$0.isEmpty }.sorted().map { Name(kind: work.kind, title: $0) }
    }
}
