import Networking

/// Asks providers whether they answer.
struct ProviderProbe {
    private static let timeout = Duration.seconds(5)

    let client: any HTTPClient

    /// What came of asking each provider once, all at the same time, in their order; those not enabled are not asked.
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
            // There is more at the address than its head; who answers that is there. 501: it knows no HEAD.
            case .status(..<500, _), .status(501, _): return ProviderReach(isReachable: true, why: nil)
            default:
                let why = [error.reason.description, error.cause?.description].compactMap { $0 }
                return ProviderReach(isReachable: false, why: why.joined(separator: ": "))
            }
        }
    }
}
