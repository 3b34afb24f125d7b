import Domain
import FeatureKit

/// What the settings' screens are given by the scope of the app.
struct SettingsServices {
    let store: any SettingsStore
    let cities: any CityRepository
    let texts: any TextLibrary
    let actions: any ActionCatalogue
    let doctor: any Doctor
    let reports: any ReportWriter
}
