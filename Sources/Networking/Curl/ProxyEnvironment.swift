import Domain

/// The proxies of the environment, chosen for an address as libcurl does.
package struct ProxyEnvironment: Sendable {
    struct Proxy: Hashable, Sendable {
        let variable: String
        /// May contain a password.
        let address: String
    }

    private let proxies: [String: Proxy]
    private let excluded: [Substring]

    /// `environment` reads a variable; without it there are no proxies.
    package init(_ environment: (String) -> String? = { _ in nil }) {
        func first(_ names: String...) -> Proxy? {
            for name in names {
                if let address = environment(name), !address.isEmpty { return Proxy(variable: name, address: address) }
            }
            return nil
        }
        let other = first("all_proxy", "ALL_PROXY")
        // Not `HTTP_PROXY`: in a CGI program a client's header can set it.
        proxies = ["http": first("http_proxy") ?? other, "https": first("https_proxy", "HTTPS_PROXY") ?? other]
            .compactMapValues { $0 }
        excluded = (first("no_proxy", "NO_PROXY")?.address ?? "").lowercased().split { $0 == "," || $0 == " " }
    }

    /// Nil for no proxy. libcurl itself also honours the address blocks of `no_proxy`.
    func proxy(scheme: String, host: String) -> Proxy? {
        guard let proxy = proxies[scheme.lowercased()], !CommunityAddress.isLoopback(host) else { return nil }
        let host = host.lowercased()
        let isExcluded = excluded.contains { rule in
            let name = rule.drop { $0 == "." }
            return rule == "*" || host == name || host.hasSuffix(".\(name)")
        }
        return isExcluded ? nil : proxy
    }
}
