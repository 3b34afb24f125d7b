/// An action with the number from its device; a line of a batch.
package struct DeviceOperation: Hashable, Sendable {
    /// Counted by each device from 1 without gaps.
    package let n: Int64
    /// The time on the device's clock, in milliseconds since 1970 UTC.
    package let at: Int64
    package let action: MemberAction

    package init(n: Int64, at: Int64, action: MemberAction) {
        self.n = n
        self.at = at
        self.action = action
    }
}

extension DeviceOperation: Codable {
    private enum CodingKeys: String, CodingKey { case n, at }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        n = try fields.decode(Int64.self, forKey: .n)
        at = try fields.decode(Int64.self, forKey: .at)
        action = try MemberAction(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        try action.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(n, forKey: .n)
        try fields.encode(at, forKey: .at)
    }
}
