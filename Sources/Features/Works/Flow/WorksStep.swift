package import Domain
package import FeatureKit

/// What a flow through works, characters and reviews shows.
package enum WorksStep {
    /// A place with a route.
    case destination(WorksDestination)
    /// A review or comment, new or changed.
    case writing(WritingSubject)
    /// An entry of the watched log; nil for a new one.
    case watched(WorkReference, WatchedEntry?)
    case report(Identifier<Review>)
    /// The requests for characters, with a title to begin with.
    case requests(title: String, kind: WorkKind)
    /// An own work; nil for a new one, which may answer a request.
    case ownWork(Identifier<Work>?, answering: CharacterRequest?)
    /// A character that is added to a work, with a name to begin with.
    case addedCharacter(WorkReference, name: LocalizedText? = nil)
    /// A character of an own work being written; nil for a new one. The answer is nil where it is to go.
    case castMember(WorkCharacter?, draftKey: String, onDone: @MainActor (WorkCharacter?) -> Void)
    /// One of a few options, the present one ticked.
    case choice(title: String, [FormOption], selected: String, onChoice: @MainActor (String) -> Void)
    /// Any of many options.
    case ticks(PickerSource, ticked: [String], onChange: @MainActor ([String]) -> Void)
    /// Whether a form is to be left with what was typed into it.
    case confirmLeave(keepsDraft: Bool)
    /// Whether what was typed into a form is to be thrown away.
    case confirmDrop(onYes: @MainActor () -> Void)
}
