public import Domain

/// What the flow through import, export and backup shows.
public enum TransferStep {
    /// A place of its own.
    case destination(TransferDestination)
    /// What became of an import.
    case report(ImportReport)
    /// The recipes of a trial, to be looked at before they are saved.
    case preview(ImportReport, save: @MainActor () -> Void)
    /// Whether a backup is to take the store's place.
    case restoreQuestion(BackupContents, onYes: @MainActor () -> Void)
}
