import FeatureKit

struct OptionChoice: Equatable {
    let row: SettingRow
    let change: SettingChange
}
