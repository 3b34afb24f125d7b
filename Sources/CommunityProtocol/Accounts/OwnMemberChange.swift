package import Domain

/// Changes a member's public profile. Nil leaves a value unchanged.
package struct OwnMemberChange: Codable, Hashable, Sendable {
    /// Allowed once in 30 days.
    package let nickname: String?
    /// Allowed once in 30 days.
    package let type: MBTI?
    /// Empty removes it.
    package let intro: String?
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
