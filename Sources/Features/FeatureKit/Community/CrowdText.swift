package import Domain

/// Describes the origin and age of a server's numbers; this machine's numbers are always current.
package enum CrowdText {
    /// `of 12 people · as of 3 h ago`; `12 people now` if more voted, because votes outlive departed members.
    ///
    /// - Parameter people: the size of this machine's crowd, used if `origin` is nil.
    package static func people(
        _ origin: CrowdOrigin?, votes: Int, here people: Int, now: Int64, _ strings: Strings
    ) -> String {
        guard let origin else { return strings.counted("result.of-people", people) }
        let of = origin.people.map { people in
            strings.counted(votes > people ? "community.people-now" : "community.of-people", people)
        }
        return [of, age(origin, now: now, strings)].compactMap { $0 }.joined(separator: " · ")
    }

    /// `as of 3 h ago`; if the server was never asked, says that only the member's own data is known.
    package static func age(_ origin: CrowdOrigin, now: Int64, _ strings: Strings) -> String {
        guard let askedAt = origin.askedAt else { return strings["community.as-of.never"] }
        guard now - askedAt >= 60 else { return strings["community.as-of.now"] }
        return strings("community.as-of", AgeText.short(now - askedAt, strings))
    }
}
