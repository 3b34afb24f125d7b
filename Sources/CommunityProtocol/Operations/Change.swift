package import Domain

/// A row of a member's own as it stands since a change.
package struct Change: Hashable, Sendable {
    /// The number of the change among all of the member's.
    package let seq: Int64
    /// When it was done, in milliseconds since 1970 UTC, corrected by the server.
    package let at: Int64
    /// The number of the device that did it; nil if the server did, or it is not kept.
    package let device: Int64?
    /// The member's own type at that time, where it is kept; nil for none.
    package let memberType: MBTI?
    /// Where a post stands; nil for what is none.
    package let post: PostStanding?
    /// What stands.
    package let action: MemberAction

    package init(
        seq: Int64, at: Int64, device: Int64? = nil, memberType: MBTI? = nil, post: PostStanding? = nil,
        action: MemberAction
    ) {
        self.seq = seq
        self.at = at
        self.device = device
        self.memberType = memberType
        self.post = post
        self.action = action
    }
}

extension Change: Codable {
    private enum CodingKeys: String, CodingKey {
        case seq, at, device, memberType
        case post = "standing"
    }

    /// The action's fields stand beside the others.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        seq = try fields.decode(Int64.self, forKey: .seq)
        at = try fields.decode(Int64.self, forKey: .at)
        device = try fields.decodeIfPresent(Int64.self, forKey: .device)
        memberType = try fields.decodeIfPresent(MBTI.self, forKey: .memberType)
        post = try fields.decodeIfPresent(PostStanding.self, forKey: .post)
        action = try MemberAction(from: decoder)
    }

    /// The action's fields stand beside the others.
    package func encode(to encoder: any Encoder) throws {
        try action.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(seq, forKey: .seq)
        try fields.encode(at, forKey: .at)
        try fields.encodeIfPresent(device, forKey: .device)
        try fields.encodeIfPresent(memberType, forKey: .memberType)
        try fields.encodeIfPresent(post, forKey: .post)
    }
}
