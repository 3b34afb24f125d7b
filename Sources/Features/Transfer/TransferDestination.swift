import FeatureKit

/// Where a flow through import, export and backup may begin.
package enum TransferDestination: String, CaseIterable, Destination {
    /// All of it, and where the files are.
    case data
    case importing = "import"
    /// Bringing from a server.
    case pulling = "pull"
    case exporting = "export"
    case backup
    case restore

    /// Reads `settings/data` and what lies below it.
    package init?(route: String) {
        guard let found = Self.named(route) else { return nil }
        self = found
    }

    /// The route that opens it.
    package var route: String { self == .data ? "settings/data" : "settings/data/\(rawValue)" }

    /// All of them.
    package static var named: [Self] { allCases }
}
