package import Domain
package import FeatureKit

/// What the flow through import, export and backup shows.
package enum TransferStep {
    /// A place of its own.
    case destination(TransferDestination)
    /// What became of an import.
    case report(ImportReport)
    /// The recipes of a trial, to be looked at before they are saved.
    case preview(ImportReport, save: @MainActor () -> Void)
    /// The works of a diary that could not be told for sure.
    case review(ImportRequest, ImportReport)
    /// A work that is looked for.
    case pickWork(title: String, onChoice: @MainActor (PickerRow) -> Void)
    /// One of a few options.
    case choice(title: String, options: [FormOption], onChoice: @MainActor (String) -> Void)
    /// A line of text.
    case prompt(NamePrompt)
    /// Whether what was decided is to be thrown away with the page.
    case confirmLeave
    /// Whether a backup is to take the store's place.
    case restoreQuestion(BackupContents, onYes: @MainActor () -> Void)
}
