public import Domain
public import FeatureKit

/// What the flow through import, export and backup shows.
public enum TransferStep {
    /// A place of its own.
    case destination(TransferDestination)
    /// What became of an import.
    case report(ImportReport)
    /// The works of a diary that could not be told for sure.
    case review(ImportRequest, ImportReport)
    /// A work that is looked for.
    case pickWork(title: String, onChoice: @MainActor (PickerRow) -> Void)
    /// One of a few options.
    case choice(title: String, options: [FormOption], onChoice: @MainActor (String) -> Void)
    /// A line of text.
    case prompt(NamePrompt)
    /// Whether a backup is to take the store's place.
    case restoreQuestion(BackupContents, onYes: @MainActor () -> Void)
}
