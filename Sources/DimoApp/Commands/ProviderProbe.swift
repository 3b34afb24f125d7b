import Networking

struct ProviderProbe {
    private static let timeout = Duration.seconds(5)

    let client: any HTTPClient

    /// The result for each provider, in order, all contacted once at the same time; disabled ones are skipped.
    func reach(of providers: [ProviderEntry]) async -> [ProviderReach] {
        await withTaskGroup(of: (Int, ProviderReach).self) { group in
            for (index, provider) in providers.enumerated() where provider.isEnabled {
                group.addTask { (index, await reach(of: provider)) }
            }
            let notAsked = ProviderReach(isReachable: nil, why: "not enabled")
            return await group.reduce(into: providers.map { _ in notAsked }) { $0[$1.0] = $1.1 }
        }
    }

    private func reach(of provider: ProviderEntry) async -> ProviderReach {
        do throws(NetworkError) {
            _ = try await client.response(to: Endpoint(.head, provider.url, timeout: Self.timeout))
            return ProviderReach(isReachable: true, why: nil)
        } catch {
            switch error.reason {
            case .switchedOff, .cancelled: return ProviderReach(isReachable: nil, why: error.reason.description)
            // Any answer below 500 proves that the provider is there. 501 means it does not support HEAD.
            case .status(..<500, _), .status(501, _): return ProviderReach(isReachable: true, why: nil)
            default:
                let why = [error.reason.description, error.cause?.description].compactMap { $0 }
                return ProviderReach(isReachable: false, why: why.joined(separator: ": "))
            }
        }
    }
}

package struct ProviderReach: Hashable, Sendable {
    /// Nil if it was not asked.
    package let isReachable: Bool?
    /// The reason it does not respond or was not asked.
    package let why: String?
}

struct ProviderEntry: Hashable, Sendable {
    let name: String
    let isEnabled: Bool
    let url: BaseURL
}

extension ProviderConfiguration {
    /// Every provider, in the order of the configuration.
    var entries: [ProviderEntry] {
        [
            ProviderEntry(name: "open_meteo", isEnabled: true, url: openMeteo.forecastURL),
            ProviderEntry(name: "wikidata", isEnabled: wikidata.isEnabled, url: wikidata.url),
            ProviderEntry(name: "anilist", isEnabled: aniList.isEnabled, url: aniList.url),
            ProviderEntry(name: "tmdb", isEnabled: tmdb.isEnabled, url: tmdb.url),
            ProviderEntry(name: "thecocktaildb", isEnabled: theCocktailDB.isEnabled, url: theCocktailDB.url),
        ]
    }
}
