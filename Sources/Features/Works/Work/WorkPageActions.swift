internal import Domain
internal import FeatureKit

/// Where a work's page leads; filled in by the coordinator.
struct WorkPageActions {
    let showCharacter: @MainActor (Identifier<WorkCharacter>) -> Void
    let showForm: @MainActor (WorksForm) -> Void
    let choose:
        @MainActor (_ title: String, _ options: [FormOption], _ selected: String, @escaping (String) -> Void) ->
            Void
}
