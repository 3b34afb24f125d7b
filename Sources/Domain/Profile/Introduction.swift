/// A member's introduction on their page: one line in NFC without control characters; empty for none.
package struct Introduction: Hashable, Sendable {
    /// The longest, in characters.
    package static let longest = 100

    package let text: String

    package init(_ typed: String) { text = PlainText.line(typed.composed, limit: Self.longest) }

    package static let none = Introduction("")

    package var isEmpty: Bool { text.isEmpty }
}

package protocol IntroductionRepository: Sendable {
    func introduction(of profile: Identifier<Profile>) async throws -> Introduction
    /// - Throws: `AccountProblem.gone` if the member does not exist, `StoreError`.
    func setIntroduction(_ introduction: Introduction, of profile: Identifier<Profile>) async throws
}
