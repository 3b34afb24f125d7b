package import Foundation

package struct NewAccount: Hashable, Sendable {
    package let id: Identifier<Profile>
    package let name: AccountName
    package let nickname: Nickname
    package let type: MBTI?
    package let password: PasswordHash?
    package let codeDigests: [Data]
    /// Nil if not asked.
    package let alcohol: AlcoholChoice?
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
