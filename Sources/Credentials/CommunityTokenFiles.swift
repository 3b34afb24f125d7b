package import Domain

/// Keeps a device's community tokens, one file per profile.
package struct CommunityTokenFiles: CommunityTokenStore {
    private let folder: String

    /// The folder need not exist.
    package init(folder: String) { self.folder = folder }

    /// Returns nil if there is no file.
    package func token(of profile: Identifier<Profile>) throws(CommunityProblem) -> CommunityToken? {
        try withFile(of: profile) { (file) -> CommunityToken? in
            guard let line = try file.read() else { return nil }
            guard let token = CommunityToken(line) else { throw SessionFileProblem.malformed(path: file.path) }
            return token
        }
    }

    package func write(_ token: CommunityToken, of profile: Identifier<Profile>) throws(CommunityProblem) {
        try withFile(of: profile) { try $0.write(token.text) }
    }

    package func clear(of profile: Identifier<Profile>) throws(CommunityProblem) {
        try withFile(of: profile) { try $0.remove() }
    }

    private func withFile<Value>(
        of profile: Identifier<Profile>, _ body: (SecretFile) throws -> Value
    ) throws(CommunityProblem) -> Value {
        guard profile.isWellFormed else { throw .tokenFile(path: folder) }
        let file = SecretFile(path: "\(folder)/community-\(profile.rawValue)", header: "dimo-community 1")
        do {
            return try body(file)
        } catch {
            throw .tokenFile(path: file.path)
        }
    }
}
