package import Domain

package struct NewAccountRequest: Codable, Hashable, Sendable {
    /// Made by the client: `m-` and 64 random bits. The id is the same on all devices and servers.
    package let id: Identifier<Profile>
    /// The ID for signing in.
    package let name: String
    package let nickname: String
    package let type: MBTI?
    /// In plain text; the connection is encrypted.
    package let password: String
    package let invite: String?
    package let terms: Bool
    /// The device's label, chosen by the member.
    package let device: String

    package init(
        id: Identifier<Profile>, name: String, nickname: String, type: MBTI? = nil, password: String,
        invite: String? = nil, terms: Bool, device: String
    ) {
        self.id = id
        self.name = name
        self.nickname = nickname
        self.type = type
        self.password = password
        self.invite = invite
        self.terms = terms
        self.device = device
    }
}

package struct SignInRequest: Codable, Hashable, Sendable {
    package let name: String
    package let password: String
    package let device: String

    package init(name: String, password: String, device: String) {
        self.name = name
        self.password = password
        self.device = device
    }
}

/// Sets a new password with a recovery code, and ends all other devices.
package struct RecoveryRequest: Codable, Hashable, Sendable {
    package let name: String
    package let code: String
    package let password: String
    package let device: String

    package init(name: String, code: String, password: String, device: String) {
        self.name = name
        self.code = code
        self.password = password
        self.device = device
    }
}

/// Replaces the remaining recovery codes with new ones.
package struct RecoveryCodesRequest: Codable, Hashable, Sendable {
    package let current: String

    package init(current: String) { self.current = current }
}

package struct PasswordChange: Codable, Hashable, Sendable {
    package let current: String
    package let new: String

    package init(current: String, new: String) {
        self.current = current
        self.new = new
    }
}

/// Changes a member's public profile. Nil leaves a value unchanged.
package struct OwnMemberChange: Codable, Hashable, Sendable {
    /// Allowed once in 30 days.
    package let nickname: String?
    /// Allowed once in 30 days.
    package let type: MBTI?
    /// Empty removes it.
    package let intro: String?
    package let showsTypes: Bool?
    package let showsVotes: Bool?

    package init(
        nickname: String? = nil, type: MBTI? = nil, intro: String? = nil, showsTypes: Bool? = nil,
        showsVotes: Bool? = nil
    ) {
        self.nickname = nickname
        self.type = type
        self.intro = intro
        self.showsTypes = showsTypes
        self.showsVotes = showsVotes
    }
}

package struct DeviceChange: Codable, Hashable, Sendable {
    package let label: String

    package init(label: String) { self.label = label }
}

package struct LeaveRequest: Codable, Hashable, Sendable {
    package let password: String
    package let votes: KnownOrOther<VoteDisposal>
    /// A raw value of `LeavingReason`.
    package let reason: String?
    package let text: String?

    package init(password: String, votes: KnownOrOther<VoteDisposal>, reason: String? = nil, text: String? = nil) {
        self.password = password
        self.votes = votes
        self.reason = reason
        self.text = text
    }
}

package enum VoteDisposal: String, CaseIterable, Sendable {
    /// They stay in the counts anonymously.
    case keep
    case remove
}
