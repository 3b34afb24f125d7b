public import FeatureKit

/// Where a flow through import, export and backup may begin.
public enum TransferDestination: String, CaseIterable, Destination {
    /// All of it, and where the files are.
    case data
    /// Import.
    case importing = "import"
    /// Bringing from a server.
    case pulling = "pull"
    /// Export.
    case exporting = "export"
    /// Backup.
    case backup
    /// Restore.
    case restore

    /// Reads `settings/data` and what lies below it.
    public init?(route: String) {
        guard let found = Self.named(route) else { return nil }
        self = found
    }

    /// The route that opens it.
    public var route: String { self == .data ? "settings/data" : "settings/data/\(rawValue)" }

    /// All of them.
    public static var named: [Self] { allCases }
}
