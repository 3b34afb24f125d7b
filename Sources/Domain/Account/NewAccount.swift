public import Foundation

/// What a sign-up asks the store to keep.
public struct NewAccount: Hashable, Sendable {
    /// The id of the new profile.
    public let id: Identifier<Profile>
    /// What it signs in with.
    public let name: AccountName
    /// What it is called.
    public let nickname: Nickname
    /// Its type, where it knows it.
    public let type: MBTI?
    /// What is kept of its password; nil for an account without one.
    public let password: PasswordHash?
    /// Digests of its recovery codes.
    public let codeDigests: [Data]
    /// What was answered to the question for the legal age; nil while it was not asked.
    public let alcohol: AlcoholChoice?
    /// Whether it takes over what the local profile has collected.
    public let isTakingOver: Bool

    /// Makes a new account.
    public init(
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
