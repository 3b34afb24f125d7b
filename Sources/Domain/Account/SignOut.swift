/// Ends the current session; the next start no longer resumes the local profile.
package struct SignOut: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// Ends the session in the database and removes the file.
    ///
    /// - Throws: `SessionFileProblem` if the file cannot be removed; `StoreError`.
    package func callAsFunction() async throws {
        let stored = try? services.store.read()
        try services.store.clear()
        if case .token(let token)? = stored { try await services.sessions.close(services.tokens.digest(of: token)) }
    }
}
