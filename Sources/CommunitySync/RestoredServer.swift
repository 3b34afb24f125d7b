package import CommunityProtocol
package import Domain

/// What a server that was restored from an older copy has of a member's own.
package struct RestoredServer: Sendable {
    /// As it shows itself since.
    package let mark: ServerMark
    /// The number of its catalogue's last change; nil where it did not say.
    package let catalogue: Int64?
    /// The number of the member's last change that was in the copy.
    package let base: Int64
    /// All of the member's own there.
    package let rows: [Change]
    /// The works that members published there, or had published.
    package let works: Set<Identifier<Work>>
    /// Whether it knows all that this device sent.
    package let knowsDevice: Bool
    /// Whether its operator lets members send again what was lost.
    package let isResendingAllowed: Bool

    package init(
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
