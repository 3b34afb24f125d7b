import FeatureKit

/// An option of a page with what choosing it does.
struct OptionChoice: Equatable {
    let row: SettingRow
    let change: SettingChange
}
