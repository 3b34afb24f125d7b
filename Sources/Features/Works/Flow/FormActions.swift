internal import Domain
internal import FeatureKit

/// Where a form leads; filled in by the coordinator.
struct FormActions {
    /// Closes the form.
    let close: @MainActor () -> Void
    /// Asks whether to leave what is not kept; leaves after a yes.
    let askLeave: @MainActor () -> Void
    /// Lets several options be ticked.
    let pick:
        @MainActor (_ title: String, _ options: [FormOption], _ chosen: [String], @escaping ([String]) -> Void) ->
            Void
    /// Lets one option be chosen.
    let choose:
        @MainActor (_ title: String, _ options: [FormOption], _ selected: String, @escaping (String) -> Void) ->
            Void
    /// Shows a character of an own work to be written; the answer is nil where it shall go.
    let editCastMember: @MainActor (WorkCharacter?, @escaping @MainActor (WorkCharacter?) -> Void) -> Void
    /// Shows the form of an own work that answers a request.
    let answer: @MainActor (CharacterRequest) -> Void
    /// A character of an own work was written; nil where it shall go.
    let finishedCastMember: @MainActor (WorkCharacter?) -> Void
    /// Shows a work.
    let showWork: @MainActor (Identifier<Work>) -> Void
}
