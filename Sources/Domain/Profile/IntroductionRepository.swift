/// What members say of themselves.
package protocol IntroductionRepository: Sendable {
    /// Empty if there is none.
    func introduction(of profile: Identifier<Profile>) async throws -> Introduction
    /// - Throws: `AccountProblem.gone` if there is no such member, `StoreError`.
    func setIntroduction(_ introduction: Introduction, of profile: Identifier<Profile>) async throws
}
