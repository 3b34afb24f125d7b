/// The versions of the protocol between a terminal and a community's server.
public enum ProtocolVersion {
    /// The one that this program speaks.
    public static let current = 1
}
