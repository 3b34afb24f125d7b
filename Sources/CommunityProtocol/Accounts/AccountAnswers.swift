package import Domain

package struct OwnMember: Codable, Hashable, Sendable {
    /// The same on all devices and servers.
    package let id: Identifier<Profile>
    package let name: String
    package let nickname: String
    /// The time of the last change, in milliseconds; nil for never.
    package let nicknameAt: Int64?
    package let type: MBTI?
    /// The time of the last change, in milliseconds; nil for never.
    package let typeAt: Int64?
    package let intro: String
    /// Whether the member also sees the types of characters they have not dug.
    package let showsTypes: Bool
    /// Whether members who show theirs see the member's votes; nil from a server that cannot show any.
    package let showsVotes: Bool?
    package let state: KnownOrOther<MemberState>
    /// The end of a suspension, in milliseconds; nil for none or without end.
    package let until: Int64?
    package let seq: Int64
    /// In milliseconds.
    package let joinedAt: Int64
    /// The number of the member's last change that a restored server still had; nil if it was never restored.
    package let base: Int64?
    /// Whether the member may hide posts and take works away; nil means no.
    package let moderates: Bool?

    package init(
        id: Identifier<Profile>, name: String, nickname: String, nicknameAt: Int64? = nil, type: MBTI? = nil,
        typeAt: Int64? = nil, intro: String, showsTypes: Bool, showsVotes: Bool? = nil,
        state: KnownOrOther<MemberState>, until: Int64? = nil, seq: Int64, joinedAt: Int64, base: Int64? = nil,
        moderates: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.nickname = nickname
        self.nicknameAt = nicknameAt
        self.type = type
        self.typeAt = typeAt
        self.intro = intro
        self.showsTypes = showsTypes
        self.showsVotes = showsVotes
        self.state = state
        self.until = until
        self.seq = seq
        self.joinedAt = joinedAt
        self.base = base
        self.moderates = moderates
    }
}

package enum MemberState: String, CaseIterable, Sendable {
    case active
    /// May read, but not write.
    case suspended
    case removed
}

package struct SignedInAnswer: Codable, Hashable, Sendable {
    package let member: OwnMember
    /// Sent with every request: `dimo_` and 256 random bits.
    package let token: String
    package let device: Int64
    /// The recovery codes, shown only once; nil except at registration.
    package let codes: [String]?

    package init(member: OwnMember, token: String, device: Int64, codes: [String]? = nil) {
        self.member = member
        self.token = token
        self.device = device
        self.codes = codes
    }
}

package struct SignedInDevice: Codable, Hashable, Sendable {
    package let no: Int64
    package let label: String
    /// The last day of use, such as `2026-11-22`.
    package let day: String
    package let isThis: Bool

    package init(no: Int64, label: String, day: String, isThis: Bool) {
        self.no = no
        self.label = label
        self.day = day
        self.isThis = isThis
    }
}

package struct DevicesAnswer: Codable, Hashable, Sendable {
    /// In the order of sign-in.
    package let devices: [SignedInDevice]

    package init(devices: [SignedInDevice]) { self.devices = devices }
}

/// New recovery codes, shown only once.
package struct RecoveryCodesAnswer: Codable, Hashable, Sendable {
    /// In written form: `7Q2M-9XKC-4D0T-HR6B`.
    package let codes: [String]

    package init(codes: [String]) { self.codes = codes }
}
