import Domain
import FeatureKit

struct SettingsServices {
    let store: any SettingsStore
    let cities: any CityRepository
    let texts: any TextLibrary
    let actions: any ActionCatalogue
    let doctor: any Doctor
    let reports: any ReportWriter
}
