public import Domain

/// A request to add a character, new or changed.
public struct RequestAction: Codable, Hashable, Sendable {
    /// The name its author's device gave it.
    public let id: String
    /// The work's title, as typed.
    public let title: String
    /// The character's name, as typed.
    public let name: String
    /// What kind of work it is.
    public let work: OpenCode<WorkKind>
    /// What became of it.
    public let status: OpenCode<RequestStatus>

    /// Memberwise.
    public init(
        id: String, title: String, name: String, work: OpenCode<WorkKind>, status: OpenCode<RequestStatus>
    ) {
        self.id = id
        self.title = title
        self.name = name
        self.work = work
        self.status = status
    }
}
