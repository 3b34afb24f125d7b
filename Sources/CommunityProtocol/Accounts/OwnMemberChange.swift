package import Domain

/// Changes what others see of a member; what is nil stays.
package struct OwnMemberChange: Codable, Hashable, Sendable {
    /// Once in 30 days.
    package let nickname: String?
    /// Once in 30 days.
    package let type: MBTI?
    /// Empty for none.
    package let intro: String?
    /// Whether types are shown before digging.
    package let showsTypes: Bool?

    package init(
        nickname: String? = nil, type: MBTI? = nil, intro: String? = nil, showsTypes: Bool? = nil
    ) {
        self.nickname = nickname
        self.type = type
        self.intro = intro
        self.showsTypes = showsTypes
    }
}
