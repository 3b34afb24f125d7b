/// Keeps on this machine what its device shows to a community, one token a profile.
public protocol CommunityTokenStore: Sendable {
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
public struct CommunityToken: Hashable, Sendable {
    /// The most characters that are believed.
    public static let longest = 200

    /// As it is sent.
    public let text: String

    /// Nil for what cannot be sent as a token.
    public init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= Self.longest,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
        else { return nil }
        self.text = text
    }
}

extension CommunityToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    public var description: String { "•••" }
    /// Always `•••`.
    public var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
