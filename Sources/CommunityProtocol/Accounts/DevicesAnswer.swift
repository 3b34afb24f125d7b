package struct DevicesAnswer: Codable, Hashable, Sendable {
    /// In the order of sign-in.
    package let devices: [SignedInDevice]

    package init(
        devices: [SignedInDevice]
    ) {
        self.devices = devices
    }
}
