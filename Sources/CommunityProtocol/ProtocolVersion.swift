/// The versions of the protocol between a terminal and a community's server.
package enum ProtocolVersion {
    /// The one that this program speaks.
    package static let current = 1
}
