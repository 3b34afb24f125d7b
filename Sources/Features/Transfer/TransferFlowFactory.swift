internal import Domain
internal import Navigation

/// What the flow through import, export and backup needs built.
@MainActor
protocol TransferFlowFactory: AnyObject {
    func makeData(actions: DataActions) -> any Screen
    func makeImport(actions: ImportActions) -> any Screen
    func makeReport(_ report: ImportReport) -> any Screen
    func makeExport() -> any Screen
    func makeBackup() -> any Screen
    func makeRestore(actions: RestoreActions) -> any Screen
    func makeRestoreQuestion(_ contents: BackupContents, onYes: @escaping () -> Void) -> any Modal
}
