import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Settings

/// What the feature needs, with the fakes a test looks into.
@MainActor
struct Desk {
    let store: StubSettingsStore
    let storeChanged = Signal<Void>()
    let inquiry = Observable(InquiryDraft())
    let dependencies: SettingsDIContainer.Dependencies

    init(
        _ language: Language = .english, settings: MachineSettings = MachineSettings(),
        library: StubLibrary = StubLibrary(), account: AccountAccess? = nil
    ) {
        store = StubSettingsStore(settings)
        // A table of its own, that a test may change.
        let strings = Strings(language: language, table: [:])
        strings.change(to: TestWords.words(language))
        dependencies = SettingsDIContainer.Dependencies(
            account: account ?? .local(), barChanged: {}, profileChanged: { _ in }, settings: store, cities: library,
            texts: library,
            actions: library, doctor: library, reports: library,
            inquiry: inquiry, storeChanged: storeChanged, version: "9.9", strings: strings)
    }
}
