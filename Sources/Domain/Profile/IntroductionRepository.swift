package protocol IntroductionRepository: Sendable {
    func introduction(of profile: Identifier<Profile>) async throws -> Introduction
    /// - Throws: `AccountProblem.gone` if the member does not exist, `StoreError`.
    func setIntroduction(_ introduction: Introduction, of profile: Identifier<Profile>) async throws
}
