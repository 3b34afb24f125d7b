import Testing

/// What compiles and still has no place in the program.
@Suite struct ForbiddenCodeTests {
    /// Something forbidden and the reason.
    struct Ban: CustomTestStringConvertible, Sendable {
        let code: String
        let reason: String

        var testDescription: String { code }
    }

    /// A file that may use something forbidden, and why.
    private static let exceptions: [(path: String, code: String, reason: String)] = [
        (
            "Sources/NcursesDriver/Signals/SignalHandlers.swift", "nonisolated(unsafe)",
            "a signal handler can reach nothing but a global, and may not wait for a lock"
        ),
        (
            "Sources/CommunityServer/Postgres/PostgresDatabase.swift", "Thread.sleep",
            "a thread of the pool waits for PostgreSQL and for nothing else"
        ),
        ("Sources/dimo/ParserComplaint.swift", "wholeMatch(of:", "a wrong command, and nothing else is running"),
        ("Sources/CommunityServer/Store/Accounts/CheckedAccount.swift", "wholeMatch(of:", "the server is no start"),
        ("Sources/CommunityServer/Store/Operations/OwnApplier.swift", "wholeMatch(of:", "the server is no start"),
        ("Sources/CommunityServer/Store/Posts/PostApplier.swift", "wholeMatch(of:", "the server is no start"),
    ]

    @Test(arguments: [
        Ban(code: "Bundle.module", reason: "it bakes in the path of the build and traps elsewhere"),
        Ban(code: "fatalError(", reason: "a person's evening must not end in a trap"),
        Ban(code: "preconditionFailure(", reason: "a person's evening must not end in a trap"),
        Ban(code: "try!", reason: "say what to do when it fails"),
        Ban(code: " as! ", reason: "say what to do when it is something else"),
        Ban(code: "@unchecked Sendable", reason: "the compiler proves it, or it is not true"),
        Ban(code: "nonisolated(unsafe)", reason: "the compiler proves it, or it is not true"),
        Ban(code: "Thread.sleep", reason: "one loop waits; nothing else does"),
        Ban(code: "usleep(", reason: "one loop waits; nothing else does"),
        Ban(code: "wholeMatch(of:", reason: "the first regular expression brings a megabyte of code into memory"),
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
