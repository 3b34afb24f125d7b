public import CommunityProtocol
public import Domain

/// What a server that was restored from an older copy has of a member's own.
public struct RestoredServer: Sendable {
    /// As it shows itself since.
    public let mark: ServerMark
    /// The number of its catalogue's last change; nil where it did not say.
    public let catalogue: Int64?
    /// The number of the member's last change that was in the copy.
    public let base: Int64
    /// All of the member's own there.
    public let rows: [Change]
    /// The works that members published there, or had published.
    public let works: Set<Identifier<Work>>
    /// Whether it knows all that this device sent.
    public let knowsDevice: Bool
    /// Whether its operator lets members send again what was lost.
    public let isResendingAllowed: Bool

    /// Memberwise.
    public init(
        mark: ServerMark, catalogue: Int64? = nil, base: Int64, rows: [Change],
        works: Set<Identifier<Work>> = [], knowsDevice: Bool, isResendingAllowed: Bool = true
    ) {
        self.mark = mark
        self.catalogue = catalogue
        self.base = base
        self.rows = rows
        self.works = works
        self.knowsDevice = knowsDevice
        self.isResendingAllowed = isResendingAllowed
    }
}
