package import Domain

/// Keeps a device's tokens for communities, one file a profile, as `SessionFile` keeps the session: readable by its owner
/// alone (0600), written beside itself and renamed, and not believed where others may read or write it.
package struct CommunityTokenFiles: CommunityTokenStore {
    private static let header = "dimo-community 1"

    private let folder: String

    /// The folder need not be there.
    package init(folder: String) {
        self.folder = folder
    }

    /// What the file of a profile says; nil where there is none.
    package func token(of profile: Identifier<Profile>) throws(CommunityProblem) -> CommunityToken? {
        let file = try file(of: profile)
        guard let text = try file.read() else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 3, lines[0] == Self.header, lines[2].isEmpty, let token = CommunityToken(String(lines[1]))
        else { throw .tokenFile(path: file.path) }
        return token
    }

    /// Keeps a token.
    package func write(_ token: CommunityToken, of profile: Identifier<Profile>) throws(CommunityProblem) {
        try file(of: profile).write("\(Self.header)\n\(token.text)\n")
    }

    /// Removes the file.
    package func clear(of profile: Identifier<Profile>) throws(CommunityProblem) {
        try file(of: profile).remove()
    }

    private func file(of profile: Identifier<Profile>) throws(CommunityProblem) -> SecretFile {
        guard profile.isWellFormed else { throw .tokenFile(path: folder) }
        return SecretFile(path: "\(folder)/community-\(profile.rawValue)")
    }
}
