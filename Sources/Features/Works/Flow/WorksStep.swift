package import Domain
package import FeatureKit

package enum WorksStep {
    case destination(WorksDestination)
    case writing(WritingSubject)
    /// An entry of the watched log; nil for a new one.
    case watched(WorkReference, WatchedEntry?)
    case report(Identifier<Review>)
    case requests(title: String, kind: WorkKind)
    /// An own work; nil for a new one, which may answer a request.
    case ownWork(Identifier<Work>?, answering: CharacterRequest?)
    case addedCharacter(WorkReference, name: LocalizedText? = nil)
    /// A character of an own work; nil for a new one. `onDone` receives nil to remove it.
    case castMember(WorkCharacter?, draftKey: String, onDone: @MainActor (WorkCharacter?) -> Void)
    case choice(title: String, [FormOption], selected: String, onChoice: @MainActor (String) -> Void)
    case ticks(PickerSource, ticked: [String], onChange: @MainActor ([String]) -> Void)
    case confirmLeave(keepsDraft: Bool)
    case confirmDrop(onYes: @MainActor () -> Void)
}
