extension NamedQueries {
    private static let accountColumns = """
        profile.id, profile.nickname, member.type, member.alcohol, member.nickname_at, member.type_at, account.name,
        account.key IS NOT NULL AS has_password,
        (SELECT count(*) FROM recovery_code WHERE recovery_code.profile = profile.id) AS codes
        """

    static let accountPage = """
        SELECT \(accountColumns) FROM account CROSS JOIN profile ON profile.id = account.profile
        LEFT JOIN member ON member.profile = profile.id WHERE account.name > ? ORDER BY account.name LIMIT ?
        """
    static let accountByName = """
        SELECT \(accountColumns) FROM account CROSS JOIN profile ON profile.id = account.profile
        LEFT JOIN member ON member.profile = profile.id WHERE account.name = ?
        """
    static let accountOfProfile = """
        SELECT \(accountColumns) FROM profile LEFT JOIN account ON account.profile = profile.id
        LEFT JOIN member ON member.profile = profile.id WHERE profile.id = ?
        """
    static let nicknameOwner = "SELECT profile FROM member WHERE nickname_key = ?"
    static let passwordOfName = "SELECT salt, key, rounds, block_size, parallelism FROM account WHERE name = ?"
    static let attempts = "SELECT failures, last_at FROM attempt WHERE name = ?"
    static let sessionByDigest = "SELECT number, profile, used_at FROM session WHERE digest = ?"
    static let sessionsOfProfile = """
        SELECT number, created_at, used_at FROM session WHERE profile = ? ORDER BY used_at DESC, number DESC LIMIT 100
        """

    /// Those of accounts, for the test.
    static let accounts = [
        accountPage, accountByName, accountOfProfile, nicknameOwner, passwordOfName, attempts, sessionByDigest,
        sessionsOfProfile,
    ]
}
