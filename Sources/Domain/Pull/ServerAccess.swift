/// A server's address and credentials as given by the member; the configuration fills the gaps.
package struct ServerAccess: Hashable, Sendable {
    /// Nil for the configured address.
    package var address: String?
    /// The member's token; nil for the configured one. Never logged or stored.
    package var token: String?

    package init(address: String? = nil, token: String? = nil) {
        self.address = address
        self.token = token
    }
}

package protocol RecipePullMaker: Sendable {
    var address: String { get }
    var hasToken: Bool { get }

    /// - Throws: `TransferProblem` if the address is invalid, or a value is missing both here and in the
    /// configuration.
    func pull(_ access: ServerAccess) throws(TransferProblem) -> PullRecipes
}
