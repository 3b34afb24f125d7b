public import Foundation

/// The data of an account to be created.
public struct NewAccount: Hashable, Sendable {
    /// The id of the new profile.
    public let id: Identifier<Profile>
    /// What it signs in with.
    public let name: AccountName
    /// What it is called.
    public let nickname: Nickname
    /// Nil if unknown.
    public let type: MBTI?
    /// Nil for an account without a password.
    public let password: PasswordHash?
    /// Digests of the recovery codes.
    public let codeDigests: [Data]
    /// The answer about the legal drinking age; nil if not asked.
    public let alcohol: AlcoholChoice?
    /// Whether it takes over the data of the local profile.
    public let isTakingOver: Bool

    /// Memberwise.
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
