extension NamedQueries {
    private static let sharerColumns = "profile.id, profile.nickname, account.name"

    /// Whose bar a member uses in place of the own; one step in an index that holds nothing else.
    static let usedBar = "SELECT owner FROM bar_share WHERE member = ? AND is_used = 1"
    static let barHost = """
        SELECT \(sharerColumns) FROM bar_share CROSS JOIN profile ON profile.id = bar_share.owner
        LEFT JOIN account ON account.profile = profile.id WHERE bar_share.member = ? AND bar_share.is_used = 1
        """
    static let barsGiven = """
        SELECT \(sharerColumns), bar_share.is_used, bar_share.shared_at FROM bar_share
        CROSS JOIN profile ON profile.id = bar_share.member LEFT JOIN account ON account.profile = profile.id
        WHERE bar_share.owner = ?
        """
    static let barsReceived = """
        SELECT \(sharerColumns), bar_share.is_used, bar_share.shared_at FROM bar_share
        CROSS JOIN profile ON profile.id = bar_share.owner LEFT JOIN account ON account.profile = profile.id
        WHERE bar_share.member = ?
        """
    static let isBarShared = "SELECT 1 FROM bar_share WHERE owner = ? AND member = ?"

    /// Those of shared bars, for the test.
    static let sharing = [usedBar, barHost, barsGiven, barsReceived, isBarShared]
}
