import Networking
import Testing

@testable import DimoApp

/// What of the network is decided by option, configuration and environment together.
struct ProviderSettingsTests {
    private func settings(
        isOffline: Bool = false, _ configuration: String = "", _ variables: [String: String] = [:]
    ) -> AppSettings {
        var options = LaunchOptions()
        options.isOffline = isOffline
        return AppSettings(
            options: options, configuration: ConfigurationReader.read(configuration),
            themes: ThemeFolder(path: "/themes") { _ in nil }, environment: { variables[$0] })
    }

    @Test func `the network is left alone where either says so`() {
        #expect(!settings().isOffline)
        #expect(settings(isOffline: true).isOffline)
        #expect(settings("offline: true").isOffline)
        #expect(!settings("offline: false").isOffline)
        #expect(settings(isOffline: true, "offline: false").isOffline)
    }

    @Test func `offline is true or false`() {
        let configuration = ConfigurationReader.read("offline: sometimes")
        #expect(configuration.problems.map(\.place?.column) == [10])
        #expect(!configuration.isOffline)
    }

    @Test func `the token is the configuration's, else the environment's`() {
        let variables = ["TMDB_API_KEY": "from-environment"]
        let configuration = "providers: {tmdb: {token: from-file}}"
        #expect(settings(configuration, variables).providers.tmdb.token == Secret("from-file"))
        #expect(settings("", variables).providers.tmdb.token == Secret("from-environment"))
        #expect(settings("", ["TMDB_API_KEY": ""]).providers.tmdb.token == nil)
    }
}
