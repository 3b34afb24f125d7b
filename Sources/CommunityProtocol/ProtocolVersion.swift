package enum ProtocolVersion {
    package static let current = 1
}
