import FeatureKit
import Testing

@testable import Settings

/// All places of the settings convert from and to routes.
struct SettingsDestinationTests {
    @Test(arguments: SettingsDestination.named)
    func `a destination is parsed from its route`(destination: SettingsDestination) {
        #expect(SettingsDestination(route: destination.route) == destination)
    }

    @Test func `the menu and the pages keep their routes`() {
        #expect(SettingsDestination(route: "settings") == .menu)
        #expect(SettingsDestination(route: "settings/privacy-policy") == .page(.privacyPolicy))
        #expect(SettingsDestination.named.count == SettingsPage.allCases.count)
        #expect(SettingsDestination.kinds.isEmpty)
    }

    @Test(arguments: ["settings/data", "settings/", "settings/nothing", "settings:look", "bar", ""])
    func `routes of other features and invalid routes are not parsed`(route: String) {
        #expect(SettingsDestination(route: route) == nil)
    }
}
