/// How many rows of a list each option would show.
public struct WorkFacets: Hashable, Sendable {
    /// The counts by option, given what the filter says of everything else; options nothing has are not named.
    public let counts: [WorkOption: Int]
    /// How many rows pass the filter.
    public let count: Int
    /// How many there are in all.
    public let total: Int

    /// Counts rows under a filter.
    /// - Parameter rows: the work of each row of the list, of both kinds.
    public init(_ rows: [WorkFacts], _ filter: WorkFilter) {
        var counts: [WorkOption: Int] = [:]
        for kind in [WorkOptionKind.genre, .decade, .age] {
            for facts in rows where filter.passes(facts, leavingOut: kind) {
                for option in facts.options where option.kind == kind { counts[option, default: 0] += 1 }
            }
        }
        self.counts = counts
        count = rows.count { filter.passes($0) }
        total = rows.count { filter.kind == nil || $0.kind == filter.kind }
    }
}
