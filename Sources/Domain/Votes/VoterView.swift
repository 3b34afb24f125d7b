/// How voters of one type see a character.
public struct VoterView: Hashable, Sendable {
    /// The voters' own type; nil for those without one.
    public let voter: MBTI?
    /// The crowd's type among these voters.
    public let crowd: CrowdType

    /// Memberwise.
    public init(voter: MBTI?, crowd: CrowdType) {
        self.voter = voter
        self.crowd = crowd
    }
}
