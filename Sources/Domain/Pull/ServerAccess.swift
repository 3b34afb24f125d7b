/// Where a server is and who asks, as the member says it; what is not said comes from the configuration.
package struct ServerAccess: Hashable, Sendable {
    /// Its address; nil for the configured one.
    package var address: String?
    /// The member's token; nil for the configured one. Not for a log, and not kept.
    package var token: String?

    package init(address: String? = nil, token: String? = nil) {
        self.address = address
        self.token = token
    }
}

package protocol RecipePullMaker: Sendable {
    /// The configured address; empty for none.
    var address: String { get }
    /// Whether there is a configured token.
    var hasToken: Bool { get }

    /// - Throws: `TransferProblem` where the address is none, or something is said neither here nor in the
    ///   configuration.
    func pull(_ access: ServerAccess) throws(TransferProblem) -> PullRecipes
}
