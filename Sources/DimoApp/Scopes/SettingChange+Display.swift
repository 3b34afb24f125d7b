import FeatureKit

extension SettingChange {
    var isOfDisplay: Bool {
        switch self {
        case .volume, .temperature, .wind, .standardDrink, .dilution: true
        case .language, .theme, .colors, .ascii, .plain, .motion, .pictures, .hints, .mouse, .homeCity, .spoilers,
            .restore,
            .offline, .keys, .viewKeys, .allKeys, .catalogue:
            false
        }
    }
}
