internal import Domain

/// What the flow through import, export and backup shows above its screens.
enum TransferFlowModal {
    /// Whether a backup is to take the place of what is there.
    case restoreQuestion(BackupContents, onYes: () -> Void)
}
