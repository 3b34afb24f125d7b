package import Foundation

/// The data of an account to be created.
package struct NewAccount: Hashable, Sendable {
    /// The id of the new profile.
    package let id: Identifier<Profile>
    /// What it signs in with.
    package let name: AccountName
    package let nickname: Nickname
    /// Nil if unknown.
    package let type: MBTI?
    /// Nil for an account without a password.
    package let password: PasswordHash?
    /// Digests of the recovery codes.
    package let codeDigests: [Data]
    /// The answer about the legal drinking age; nil if not asked.
    package let alcohol: AlcoholChoice?
    /// Whether it takes over the data of the local profile.
    package let isTakingOver: Bool

    package init(
        id: Identifier<Profile>, name: AccountName, nickname: Nickname, type: MBTI?, password: PasswordHash?,
        codeDigests: [Data], alcohol: AlcoholChoice?, isTakingOver: Bool
    ) {
        self.id = id
        self.name = name
        self.nickname = nickname
        self.type = type
        self.password = password
        self.codeDigests = codeDigests
        self.alcohol = alcohol
        self.isTakingOver = isTakingOver
    }
}
