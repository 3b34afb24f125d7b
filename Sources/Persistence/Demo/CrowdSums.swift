import Domain

enum CrowdSums {
    /// The type used by shelves and filters (`CharacterType.shelfType`).
    static let shelfType = """
        CASE WHEN votes = 0 THEN guess WHEN votes < \(CrowdType.settledVotes) THEN coalesce(guess, sort_type) \
        ELSE sort_type END
        """

    static func crowd(_ character: String) -> String {
        let axes = [(bit: 8, usual: 0), (bit: 4, usual: 0), (bit: 2, usual: 2), (bit: 1, usual: 0)]
        let sums = axes.map { axis in
            "coalesce(sum(CASE WHEN type & \(axis.bit) THEN count ELSE -count END), 0) AS lean\(axis.bit)"
        }.joined(separator: ", ")
        let letters = axes.map { axis in
            """
            CASE WHEN lean\(axis.bit) < 0 THEN 0 WHEN lean\(axis.bit) > 0 THEN \(axis.bit) ELSE coalesce(
                (SELECT CASE WHEN min(type & \(axis.bit)) = max(type & \(axis.bit)) THEN min(type & \(axis.bit)) END
                FROM type_tally AS common WHERE common.character = \(character) AND common.count = most),
                (SELECT guess & \(axis.bit) FROM character AS own WHERE own.number = \(character)), \(axis.usual)) END
            """
        }.joined(separator: " + ")
        let tied = axes.map { "CASE WHEN lean\($0.bit) = 0 THEN \($0.bit) ELSE 0 END" }.joined(separator: " + ")
        return """
            SELECT total, CASE WHEN total > 0 THEN \(letters) END, CASE WHEN total > 0 THEN \(tied) ELSE 0 END
            FROM (SELECT coalesce(sum(count), 0) AS total, max(count) AS most, \(sums)
                FROM type_tally WHERE type_tally.character = \(character))
            """
    }
}
