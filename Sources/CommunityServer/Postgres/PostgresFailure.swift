struct PostgresFailure: Hashable, Sendable {
    /// SQLSTATE; empty if the connection is lost.
    let state: String
    /// The server's message, only kept for class 42 (syntax and access): other messages may quote members' text.
    let message: String

    init(state: String, message: String) {
        self.state = state
        self.message = state.hasPrefix("42") ? message : ""
    }

    /// Whether a retry may succeed: a conflict, a wait for a lock (or an undetected deadlock), or a row that another
    /// transaction inserted after it was found missing.
    var mayPass: Bool { ["40001", "40P01", "55P03", "23505"].contains(state) }

    var endsConnection: Bool {
        // 0A000: a table changed since the statement was prepared. 25006: the server has become a standby.
        state.isEmpty || state == "0A000" || state == "25006" || state == "57P01" || state == "57P02"
            || state == "57P03"
            || state.hasPrefix("08")
    }

    func error(_ label: String) -> SQLError {
        switch state {
        case "23505": .unique
        case "40001", "40P01", "55P03", "57014": .conflict
        case "53100": .unavailable(.full(path: label))
        case "25006": .unavailable(.standby(label))
        case "XX001", "XX002": .unavailable(.damaged(path: label))
        case "53300": .unavailable(.unreadable(path: label, reason: "too many connections"))
        case "42501": .unavailable(.unreadable(path: label, reason: "permission denied"))
        // Callers rely on these words; the server's own message may be in any language.
        case "42P07": .statement("already exists in \(label)")
        case _ where endsConnection: .unavailable(.unreadable(path: label, reason: "the connection was lost"))
        case _ where state.hasPrefix("53"):
            .unavailable(.unreadable(path: label, reason: "out of memory"))
        case "58030": .unavailable(.disk(path: label))
        default: .statement("\(state) \(message)")
        }
    }
}
