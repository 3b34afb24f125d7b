package import Domain

/// Whose numbers are shown and of when they are, where they are a server's; the crowd of this machine is always of now.
package enum CrowdText {
    /// `of 12 people · as of 3 h ago`; `12 people now` where more voted: some left, and let their votes stay.
    ///
    /// - Parameters:
    ///   - votes: how many votes it stands behind.
    ///   - people: how many are here, where the crowd is this machine's.
    package static func people(
        _ origin: CrowdOrigin?, votes: Int, here people: Int, now: Int64, _ strings: Strings
    ) -> String {
        guard let origin else { return strings.counted("result.of-people", people) }
        let of = origin.people.map { people in
            strings.counted(votes > people ? "community.people-now" : "community.of-people", people)
        }
        return [of, age(origin, now: now, strings)].compactMap { $0 }.joined(separator: " · ")
    }

    /// `as of 3 h ago`; that only the member's own is known where it was never asked.
    package static func age(_ origin: CrowdOrigin, now: Int64, _ strings: Strings) -> String {
        guard let askedAt = origin.askedAt else { return strings["community.as-of.never"] }
        guard now - askedAt >= 60 else { return strings["community.as-of.now"] }
        return strings("community.as-of", AgeText.short(now - askedAt, strings))
    }
}
