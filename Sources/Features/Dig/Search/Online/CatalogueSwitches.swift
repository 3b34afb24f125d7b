import Domain
import FeatureKit
import Reactive

/// The settings of the online catalogues, for a search that finds nothing here.
@MainActor
struct CatalogueSwitches {
    let store: any SettingsStore
    let writer: MemberWriter

    var hasTMDBKey: Bool { store.settings.value.hasTMDBKey }
    /// Whether no catalogue of works is on, and the network may be used.
    var canHelp: Bool {
        !store.settings.value.isOffline && store.settings.value.catalogues.allSatisfy(\.isOfDrinks)
    }
    var off: [OnlineProvider] { OnlineProvider.allCases.filter { !store.settings.value.catalogues.contains($0) } }

    func switchOn(_ provider: OnlineProvider) -> Bool {
        writer.apply(.catalogue(provider, isOn: true), to: store)
        return store.settings.value.catalogues.contains(provider)
    }
}
