package import Domain
package import FeatureKit

package enum TransferDestination: String, CaseIterable, Destination {
    /// The overview, with the locations of files.
    case data
    case importing = "import"
    case pulling = "pull"
    case exporting = "export"
    case backup
    case restore

    package init?(route: String) {
        guard let found = Self.named(route) else { return nil }
        self = found
    }

    package var route: String { self == .data ? "settings/data" : "settings/data/\(rawValue)" }

    package static var named: [Self] { allCases }
}

package enum TransferStep {
    case destination(TransferDestination)
    case report(ImportReport)
    case preview(ImportReport, save: @MainActor () -> Void)
    case review(ImportRequest, ImportReport)
    case pickWork(title: String, onChoice: @MainActor (PickerRow) -> Void)
    case choice(
        title: String, options: [FormOption], selected: String, onChoice: @MainActor (String) -> Void)
    case prompt(NamePrompt)
    case confirmLeave
    case restoreQuestion(BackupContents, onYes: @MainActor () -> Void)
}
