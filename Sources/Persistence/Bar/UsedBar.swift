internal import Domain
internal import GRDB

/// Which bar a member uses: found in the transaction that reads or changes it.
enum UsedBar {
    /// The owner of the bar; the member where it is the own one.
    static func owner(for profile: Identifier<Profile>, _ db: Database) throws -> Identifier<Profile> {
        try String.fetchOne(db.cachedStatement(sql: NamedQueries.usedBar), arguments: [profile.rawValue])
            .map { Identifier($0) } ?? profile
    }

    /// The same, for a change of the bar that was looked at.
    ///
    /// - Parameter expected: whose bar that was; nil for whichever it is.
    /// - Throws: `BarSharingProblem.isAnotherBar`.
    static func owner(
        for profile: Identifier<Profile>, expecting expected: Identifier<Profile>?, _ db: Database
    ) throws -> Identifier<Profile> {
        let owner = try owner(for: profile, db)
        guard expected == nil || expected == owner else { throw BarSharingProblem.isAnotherBar }
        return owner
    }

    /// Who else's bar it is; nil for the own one.
    static func host(for profile: Identifier<Profile>, _ db: Database) throws -> BarSharer? {
        try Row.fetchOne(db.cachedStatement(sql: NamedQueries.barHost), arguments: [profile.rawValue]).map(sharer)
    }

    /// Somebody out of the columns every query of shares begins with.
    static func sharer(_ row: Row) -> BarSharer {
        BarSharer(
            id: Identifier(row[0]), name: (row[2] as String?).map { AccountName(stored: $0) }, nickname: row[1])
    }
}
