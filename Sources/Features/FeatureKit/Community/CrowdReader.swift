package import Domain

/// Reads the age of the numbers shown. The origin is nil for this machine's crowd, whose numbers are current.
package struct CrowdReader: Sendable {
    private let read: @Sendable (CrowdSubject) async throws -> CrowdOrigin?
    private let clock: any WallClock
    private let strings: Strings

    package init(
        clock: any WallClock, strings: Strings, read: @escaping @Sendable (CrowdSubject) async throws -> CrowdOrigin?
    ) {
        self.read = read
        self.clock = clock
        self.strings = strings
    }

    package static func here(_ clock: any WallClock, _ strings: Strings) -> Self {
        Self(clock: clock, strings: strings) { _ in nil }
    }

    /// `as of 3 h ago`; empty for the crowd of this machine.
    package func age(of subject: CrowdSubject) async throws -> String {
        try await read(subject).map { CrowdText.age($0, now: clock.now(), strings) } ?? ""
    }

    /// `12 people here`, with the age of a server's number; empty for zero people.
    package func people(here people: Int) async throws -> String {
        guard people > 0 else { return "" }
        return [strings.counted("dig.people", people), try await age(of: .people)]
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// `of 12 people · as of 3 h ago`, or `of 3 people here`.
    package func people(of subject: CrowdSubject, votes: Int, here people: Int) async throws -> String {
        CrowdText.people(try await read(subject), votes: votes, here: people, now: clock.now(), strings)
    }
}
