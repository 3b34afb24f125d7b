import Testing

/// Code that compiles but is forbidden in the program.
@Suite struct ForbiddenCodeTests {
    /// A forbidden text of code and the reason.
    struct Ban: CustomTestStringConvertible, Sendable {
        let code: String
        let reason: String

        var testDescription: String { code }
    }

    /// Files that may use forbidden code, and the reason.
    private static let exceptions: [(path: String, code: String, reason: String)] = [
        (
            "Sources/NcursesDriver/Signals/SignalHandlers.swift", "nonisolated(unsafe)",
            "a signal handler can only use globals, and must not wait for a lock"
        ),
        (
            "Sources/CommunityServer/Postgres/PostgresDatabase.swift", "Thread.sleep",
            "a thread of the pool waits for PostgreSQL only"
        ),
        ("Sources/dimo/ParserComplaint.swift", "wholeMatch(of:", "runs only after a wrong command"),
        (
            "Sources/CommunityServer/Store/Accounts/CheckedAccount.swift", "wholeMatch(of:",
            "the server need not start fast"
        ),
        (
            "Sources/CommunityServer/Store/Operations/OwnApplier.swift", "wholeMatch(of:",
            "the server need not start fast"
        ),
        ("Sources/CommunityServer/Store/Posts/PostApplier.swift", "wholeMatch(of:", "the server need not start fast"),
    ]

    @Test(arguments: [
        Ban(code: "Bundle.module", reason: "contains the path of the build and traps elsewhere"),
        Ban(code: "fatalError(", reason: "the program must not trap"),
        Ban(code: "preconditionFailure(", reason: "the program must not trap"),
        Ban(code: "try!", reason: "handle the error"),
        Ban(code: " as! ", reason: "handle other types"),
        Ban(code: "@unchecked Sendable", reason: "let the compiler prove it"),
        Ban(code: "nonisolated(unsafe)", reason: "let the compiler prove it"),
        Ban(code: "Thread.sleep", reason: "only the main loop waits"),
        Ban(code: "usleep(", reason: "only the main loop waits"),
        Ban(code: "wholeMatch(of:", reason: "the first regular expression loads a megabyte of code"),
    ])
    func `no source contains forbidden code`(ban: Ban) {
        for file in Repository.sources {
            let isExcepted = Self.exceptions.contains { $0.path == file.path && $0.code == ban.code }
            for range in file.code.ranges(of: ban.code) where !isExcepted {
                let line = file.line(of: file.code.utf8.distance(from: file.code.startIndex, to: range.lowerBound))
                Issue.record("\(file.path):\(line) has \(ban.code): \(ban.reason)")
            }
        }
    }

    @Test func `every exception is still needed`() {
        for exception in Self.exceptions {
            let file = Repository.sources.first { $0.path == exception.path }
            #expect(file?.code.contains(exception.code) == true, "\(exception.path): \(exception.reason)")
        }
    }
}
