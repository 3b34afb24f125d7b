/// Ends the session of whoever is signed in; the local profile is forgotten as the one to go on with.
public struct SignOut: Sendable {
    private let services: AccountServices

    /// Makes the use case.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Does it: the session ends in the database, and the file goes.
    ///
    /// - Throws: `SessionFileProblem` where the file cannot be removed; `StoreError`.
    public func callAsFunction() async throws {
        let stored = try? services.store.read()
        try services.store.clear()
        if case .token(let token)? = stored { try await services.sessions.close(services.tokens.digest(of: token)) }
    }
}
