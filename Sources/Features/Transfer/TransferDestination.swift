/// Where a flow through import, export and backup may begin.
public enum TransferDestination: String, CaseIterable, Hashable, Sendable {
    /// All of it, and where the files are.
    case data
    /// Import.
    case importing = "import"
    /// Export.
    case exporting = "export"
    /// Backup.
    case backup
    /// Restore.
    case restore

    /// The route of its screen.
    public var route: String { self == .data ? "settings/data" : "settings/data/\(rawValue)" }
}
