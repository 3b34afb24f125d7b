/// What members say of themselves.
public protocol IntroductionRepository: Sendable {
    /// What a member says; empty where nothing was said.
    func introduction(of profile: Identifier<Profile>) async throws -> Introduction
    /// Keeps what a member says.
    ///
    /// - Throws: `AccountProblem.gone` when there is no such member, `StoreError`.
    func setIntroduction(_ introduction: Introduction, of profile: Identifier<Profile>) async throws
}
