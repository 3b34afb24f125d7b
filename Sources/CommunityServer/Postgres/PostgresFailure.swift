/// What PostgreSQL answers in place of rows, by its five letters.
struct PostgresFailure: Hashable, Sendable {
    /// SQLSTATE; empty where the connection is gone.
    let state: String
    /// The server's words. Those of classes other than syntax may quote what somebody wrote, and are not kept.
    let message: String

    init(state: String, message: String) {
        self.state = state
        self.message = state.hasPrefix("42") ? message : ""
    }

    /// Whether the same transaction may succeed when it is run again: it met another one, waited too long for its lock
    /// (which is how two that wait for each other look before the server sees it), or found what it had looked for and
    /// not found made by another one in between.
    var mayPass: Bool { ["40001", "40P01", "55P03", "23505"].contains(state) }

    /// Whether the connection is of no more use.
    var endsConnection: Bool {
        // 0A000: a prepared statement whose table was changed since.
        state.isEmpty || state == "0A000" || state == "57P01" || state == "57P02" || state == "57P03"
            || state.hasPrefix("08")
    }

    /// What it means to the rules.
    func error(_ label: String) -> SQLError {
        switch state {
        case "23505": .unique
        case "40001", "40P01", "55P03", "57014": .conflict
        case "53100": .unavailable(.full(path: label))
        case "25006": .unavailable(.readOnly(path: label))
        case "XX001", "XX002": .unavailable(.damaged(path: label))
        case "53300": .unavailable(.unreadable(path: label, reason: "it has too many connections"))
        case "42501": .unavailable(.unreadable(path: label, reason: "its user lacks a right"))
        // Known by this word, in whatever language the server speaks.
        case "42P07": .statement("already exists in \(label)")
        case _ where endsConnection: .unavailable(.unreadable(path: label, reason: "the connection was lost"))
        case _ where state.hasPrefix("53"): .unavailable(.unreadable(path: label, reason: "it lacks memory or disk"))
        case _ where state.hasPrefix("58"): .unavailable(.unreadable(path: label, reason: "its disk does not answer"))
        default: .statement("\(state) \(message)")
        }
    }
}
