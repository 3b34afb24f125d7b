package struct WorkFacets: Hashable, Sendable {
    /// The counts together with the rest of the filter, without options that have no rows.
    package let counts: [WorkOption: Int]
    package let count: Int
    package let total: Int

    /// - Parameter rows: The work of each row of the list, of every kind.
    package init(_ rows: [WorkFacts], _ filter: WorkFilter) {
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
