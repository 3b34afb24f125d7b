internal import Domain

/// Where an import leads.
struct ImportActions {
    let showReport: @MainActor (ImportReport) -> Void
}
