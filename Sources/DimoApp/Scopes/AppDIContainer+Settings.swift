internal import Domain
internal import FeatureKit

extension AppDIContainer {
    /// What holds for a setting: what the file says, else the default, which may follow the environment; nil where
    /// there is none.
    public func setting(_ key: ConfigurationKey) -> String? {
        if let value = ConfigurationFile(path: paths.configuration).value(of: key) { return value.description }
        switch key.description {
        case "language": return settings.language.rawValue
        case "units.volume": return settings.preferences.volume.rawValue
        case "units.temperature": return settings.preferences.temperature.rawValue
        case "units.wind": return settings.preferences.wind.rawValue
        case "units.standard_drink_g": return NumberText.trimmed(settings.preferences.standardDrink.grams, decimals: 2)
        default: return key.standard
        }
    }
}
