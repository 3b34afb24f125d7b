package import CommunityProtocol
package import Domain

package struct RestoredServer: Sendable {
    package let mark: ServerMark
    package let catalogue: Int64?
    /// The member's last change that the copy contained.
    package let base: Int64
    package let rows: [Change]
    /// The published works, including those taken back.
    package let works: Set<Identifier<Work>>
    package let knowsDevice: Bool
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
