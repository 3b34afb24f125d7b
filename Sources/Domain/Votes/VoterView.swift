package struct VoterView: Hashable, Sendable {
    package let voter: MBTI?
    package let crowd: CrowdType

    package init(voter: MBTI?, crowd: CrowdType) {
        self.voter = voter
        self.crowd = crowd
    }
}
