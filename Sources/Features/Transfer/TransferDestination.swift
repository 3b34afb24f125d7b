import FeatureKit

package enum TransferDestination: String, CaseIterable, Destination {
    /// The overview, with the locations of files.
    case data
    case importing = "import"
    case pulling = "pull"
    case exporting = "export"
    case backup
    case restore

    /// Accepts `settings/data` and the routes below it.
    package init?(route: String) {
        guard let found = Self.named(route) else { return nil }
        self = found
    }

    package var route: String { self == .data ? "settings/data" : "settings/data/\(rawValue)" }

    package static var named: [Self] { allCases }
}
