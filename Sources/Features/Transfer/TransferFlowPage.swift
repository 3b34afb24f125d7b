internal import Domain

/// What the flow through import, export and backup shows on its stack.
enum TransferFlowPage {
    /// What can be done with one's data.
    case data(DataActions)
    /// The form of an import.
    case importing(ImportActions)
    /// What came of an import.
    case report(ImportReport)
    /// The form of an export.
    case exporting
    /// The form of a backup.
    case backup
    /// The form in which a backup is brought back.
    case restore(RestoreActions)
}
