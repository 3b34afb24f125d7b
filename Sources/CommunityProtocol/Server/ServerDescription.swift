package struct ServerDescription: Codable, Hashable, Sendable {
    package let name: String
    package let members: Int
    package let registration: KnownOrOther<Registration>
    package let guests: Bool
    /// Plain text; empty for none.
    package let terms: String
    package let limits: ServerLimits
    package let protocols: [Int]
    package let minClient: String
    /// Whether changes lost by a restore may be sent again; nil means true.
    package let resends: Bool?

    package init(
        name: String, members: Int, registration: KnownOrOther<Registration>, guests: Bool, terms: String,
        limits: ServerLimits, protocols: [Int], minClient: String, resends: Bool? = nil
    ) {
        self.name = name
        self.members = members
        self.registration = registration
        self.guests = guests
        self.terms = terms
        self.limits = limits
        self.protocols = protocols
        self.minClient = minClient
        self.resends = resends
    }
}

package struct ServerLimits: Codable, Hashable, Sendable {
    package let operations: Int
    /// The most bytes of an unpacked batch.
    package let batchBytes: Int
    package let pageRows: Int

    package init() {
        operations = ProtocolLimits.operations
        batchBytes = ProtocolLimits.batchBytes
        pageRows = ProtocolLimits.pageRows
    }
}

package enum Registration: String, CaseIterable, Sendable {
    case open
    case invite
    case closed
}
