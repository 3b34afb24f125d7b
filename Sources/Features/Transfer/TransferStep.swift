package import Domain
package import FeatureKit

package enum TransferStep {
    case destination(TransferDestination)
    case report(ImportReport)
    case preview(ImportReport, save: @MainActor () -> Void)
    case review(ImportRequest, ImportReport)
    case pickWork(title: String, onChoice: @MainActor (PickerRow) -> Void)
    case choice(title: String, options: [FormOption], onChoice: @MainActor (String) -> Void)
    case prompt(NamePrompt)
    case confirmLeave
    case restoreQuestion(BackupContents, onYes: @MainActor () -> Void)
}
