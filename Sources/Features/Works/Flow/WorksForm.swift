internal import Domain

/// The forms of the flow.
enum WorksForm: Hashable, Sendable {
    /// A review or comment.
    case writing(WritingSubject)
    /// An entry of the watched log; nil for a new one.
    case watched(WorkReference, WatchedEntry?)
    /// A report on a review.
    case report(Identifier<Review>)
    /// Requests for characters, with a title to begin with.
    case requests(title: String, kind: WorkKind)
    /// An own work; nil for a new one, which may answer a request.
    case ownWork(Identifier<Work>?, answering: CharacterRequest?)
    /// A character of an own work; nil for a new one.
    case castMember(WorkCharacter?)
    /// A member's own character for any work.
    case addCharacter(WorkReference)
}

extension WorksForm {
    /// The name of its screen; none of these can be opened from outside.
    var route: String {
        switch self {
        case .writing(let subject): subject.route
        case .watched: "watched/write"
        case .report: "review/report"
        case .requests: "dig/requests"
        case .ownWork: "work/write"
        case .castMember, .addCharacter: "character/write"
        }
    }
}
