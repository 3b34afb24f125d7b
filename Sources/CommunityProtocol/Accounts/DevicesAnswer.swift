/// The devices of a member.
package struct DevicesAnswer: Codable, Hashable, Sendable {
    /// In the order in which they came.
    package let devices: [SignedInDevice]

    package init(
        devices: [SignedInDevice]
    ) {
        self.devices = devices
    }
}
