/// Stores community tokens on this machine, one per profile.
package protocol CommunityTokenStore: Sendable {
    /// Nil if there is none. Throws if the token file is unreadable or must not be trusted.
    func token(of profile: Identifier<Profile>) throws(CommunityProblem) -> CommunityToken?
    func write(_ token: CommunityToken, of profile: Identifier<Profile>) throws(CommunityProblem)
    /// Does nothing if there is none.
    func clear(of profile: Identifier<Profile>) throws(CommunityProblem)
}

package struct CommunityToken: Hashable, Sendable, Redacted {
    /// The most characters accepted.
    package static let longest = 200

    package let text: String

    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= Self.longest, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
        else { return nil }
        self.text = text
    }
}
