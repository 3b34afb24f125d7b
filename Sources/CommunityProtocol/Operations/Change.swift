package import Domain

/// The state of one of a member's own rows after a change.
package struct Change: Hashable, Sendable {
    /// The number of the change, counted per member.
    package let seq: Int64
    /// The time of the action in milliseconds since 1970 UTC, corrected by the server.
    package let at: Int64
    /// The number of the acting device; nil if the server acted, or if it is not kept.
    package let device: Int64?
    /// The member's own type at that time; nil if none or not kept.
    package let memberType: MBTI?
    /// The state of a post; nil for other rows.
    package let post: PostStanding?
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

    /// The action's fields are in the same object.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        seq = try fields.decode(Int64.self, forKey: .seq)
        at = try fields.decode(Int64.self, forKey: .at)
        device = try fields.decodeIfPresent(Int64.self, forKey: .device)
        memberType = try fields.decodeIfPresent(MBTI.self, forKey: .memberType)
        post = try fields.decodeIfPresent(PostStanding.self, forKey: .post)
        action = try MemberAction(from: decoder)
    }

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

package struct ChangesAnswer: Codable, Hashable, Sendable {
    /// In order of the changes. A row that changed several times appears once, with its last change.
    package let rows: [Change]
    /// Late outcomes of this device's operations that were only accepted at first; nil for none.
    package let outcomes: [OperationOutcome]?
    package let cursor: Int64
    package let more: Bool
    /// Whether the member is suspended, and would be refused what they send; nil means no.
    package let suspended: Bool?

    package init(
        rows: [Change], outcomes: [OperationOutcome]? = nil, cursor: Int64, more: Bool, suspended: Bool? = nil
    ) {
        self.rows = rows
        self.outcomes = outcomes
        self.cursor = cursor
        self.more = more
        self.suspended = suspended
    }
}
