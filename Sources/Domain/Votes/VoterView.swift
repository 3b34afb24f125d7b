/// How voters of one type see a character.
package struct VoterView: Hashable, Sendable {
    /// The voters' own type; nil for those without one.
    package let voter: MBTI?
    /// The crowd's type among these voters.
    package let crowd: CrowdType

    package init(voter: MBTI?, crowd: CrowdType) {
        self.voter = voter
        self.crowd = crowd
    }
}
