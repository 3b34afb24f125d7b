import Networking
import Testing

@testable import DimoApp

/// Network settings that depend on options, configuration and environment together.
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

    @Test func `the option or the configuration turns the network off`() {
        #expect(!settings().isOffline)
        #expect(settings(isOffline: true).isOffline)
        #expect(settings("offline: true").isOffline)
        #expect(!settings("offline: false").isOffline)
        #expect(settings(isOffline: true, "offline: false").isOffline)
    }

    @Test func `an offline value other than true or false is reported`() {
        let configuration = ConfigurationReader.read("offline: sometimes")
        #expect(configuration.problems.map(\.place?.column) == [10])
        #expect(!configuration.isOffline)
    }

    @Test func `the TMDB token comes from the configuration, else the environment`() {
        let variables = ["TMDB_API_KEY": "from-environment"]
        let configuration = "providers: {tmdb: {token: from-file}}"
        #expect(settings(configuration, variables).providers.tmdb.token == Secret("from-file"))
        #expect(settings("", variables).providers.tmdb.token == Secret("from-environment"))
        #expect(settings("", ["TMDB_API_KEY": ""]).providers.tmdb.token == nil)
    }

    @Test func `the Bar Assistant token comes from the environment, else the configuration`() {
        let variables = ["BAR_ASSISTANT_TOKEN": "from-environment"]
        let configuration = "providers: {bar_assistant: {token: from-file}}"
        #expect(settings(configuration, variables).providers.barAssistant.token == Secret("from-environment"))
        #expect(settings(configuration).providers.barAssistant.token == Secret("from-file"))
        #expect(
            settings(configuration, ["BAR_ASSISTANT_TOKEN": ""]).providers.barAssistant.token == Secret("from-file"))
    }

    @Test(arguments: ["insecure: true, url: 'http://nas:3000'", "url: 'http://nas:3000', insecure: true"])
    func `the insecure setting allows HTTP at home, before or after the URL`(entries: String) {
        let configuration = ConfigurationReader.read("providers: {bar_assistant: {\(entries)}}")
        #expect(configuration.problems.isEmpty)
        #expect(configuration.providers.barAssistant.url?.description == "http://nas:3000")
    }

    @Test(arguments: ["url: 'http://nas:3000'", "insecure: true, url: 'http://example.org'"])
    func `HTTP is refused without the insecure setting and to public hosts`(entries: String) {
        let configuration = ConfigurationReader.read("providers: {bar_assistant: {\(entries)}}")
        #expect(configuration.problems.count == 1)
        #expect(configuration.providers.barAssistant.url == nil)
    }
}
