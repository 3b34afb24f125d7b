/// Why a request failed at its proxy.
package struct ProxyProblem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Its name has no address.
        case notFound
        case unreachable
        case refused(status: Int)
    }

    /// The environment variable that names the proxy, such as `https_proxy`.
    package let variable: String
    package let kind: Kind

    package init(_ variable: String, _ kind: Kind) {
        self.variable = variable
        self.kind = kind
    }
}
