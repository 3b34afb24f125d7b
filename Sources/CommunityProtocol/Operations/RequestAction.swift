package import Domain

/// A request to add a character, new or changed.
package struct RequestAction: Codable, Hashable, Sendable {
    /// The name its author's device gave it.
    package let id: String
    /// The work's title, as typed.
    package let title: String
    /// The character's name, as typed.
    package let name: String
    package let work: KnownOrOther<WorkKind>
    /// What became of it.
    package let status: KnownOrOther<RequestStatus>

    package init(
        id: String, title: String, name: String, work: KnownOrOther<WorkKind>, status: KnownOrOther<RequestStatus>
    ) {
        self.id = id
        self.title = title
        self.name = name
        self.work = work
        self.status = status
    }
}
