/// Keeps on this machine what its device shows to a community, one token a profile.
package protocol CommunityTokenStore: Sendable {
    /// Nil if there is none.
    ///
    /// - Throws: `CommunityProblem.tokenFile` if it cannot be read or must not be trusted.
    func token(of profile: Identifier<Profile>) throws(CommunityProblem) -> CommunityToken?
    /// - Throws: `CommunityProblem.tokenFile`.
    func write(_ token: CommunityToken, of profile: Identifier<Profile>) throws(CommunityProblem)
    /// Does nothing if there is none.
    ///
    /// - Throws: `CommunityProblem.tokenFile`.
    func clear(of profile: Identifier<Profile>) throws(CommunityProblem)
}

/// What a device shows to a community.
package struct CommunityToken: Hashable, Sendable {
    /// The most characters that are believed.
    package static let longest = 200

    /// As it is sent.
    package let text: String

    /// Nil for what cannot be sent as a token.
    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= Self.longest,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
        else { return nil }
        self.text = text
    }
}

extension CommunityToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    package var description: String { "•••" }
    /// Always `•••`.
    package var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
