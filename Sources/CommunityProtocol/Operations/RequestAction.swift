package import Domain

package struct RequestAction: Codable, Hashable, Sendable {
    package let id: String
    /// As typed by the member.
    package let title: String
    /// As typed by the member.
    package let name: String
    package let work: KnownOrOther<WorkKind>
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
