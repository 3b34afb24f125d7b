/// The owner of personal data: an account, or the local profile of this computer account.
package struct Profile: Hashable, Sendable, Identifiable {
    /// `local` for the profile of this computer account.
    package let id: Identifier<Profile>
    package let nickname: String
    package let type: MBTI?
    /// The answer about the legal drinking age; nil if never asked.
    package let alcohol: AlcoholChoice?

    package init(
        id: Identifier<Profile>, nickname: String, type: MBTI? = nil, alcohol: AlcoholChoice? = nil
    ) {
        self.id = id
        self.nickname = nickname
        self.type = type
        self.alcohol = alcohol
    }

    package static let localID: Identifier<Profile> = "local"
    /// The id of a guest; nothing is ever stored under it.
    package static let guestID: Identifier<Profile> = "guest"
    package static let longestNickname = 10
}

/// Whether others see a member's votes. By default only their number and, in a comparison, how many letters agree.
package protocol ShownVotesRepository: Sendable {
    func showsVotes(of profile: Identifier<Profile>) async throws -> Bool
    /// - Throws: `AccountProblem.gone` if the member does not exist, `StoreError`.
    func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws
}

/// A member's introduction on their page: one line in NFC without control characters; empty for none.
package struct Introduction: Hashable, Sendable {
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
