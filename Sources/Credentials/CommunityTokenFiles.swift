package import Domain

/// Keeps a device's community tokens, one file per profile. Like `SessionFile`, it writes each file (0600) beside
/// itself and renames it, and rejects a file that others may read or write.
package struct CommunityTokenFiles: CommunityTokenStore {
    private static let header = "dimo-community 1"

    private let folder: String

    /// The folder need not exist.
    package init(folder: String) {
        self.folder = folder
    }

    /// Returns nil if there is no file.
    package func token(of profile: Identifier<Profile>) throws(CommunityProblem) -> CommunityToken? {
        let file = try file(of: profile)
        guard let text = try file.read() else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 3, lines[0] == Self.header, lines[2].isEmpty, let token = CommunityToken(String(lines[1]))
        else { throw .tokenFile(path: file.path) }
        return token
    }

    package func write(_ token: CommunityToken, of profile: Identifier<Profile>) throws(CommunityProblem) {
        try file(of: profile).write("\(Self.header)\n\(token.text)\n")
    }

    package func clear(of profile: Identifier<Profile>) throws(CommunityProblem) {
        try file(of: profile).remove()
    }

    private func file(of profile: Identifier<Profile>) throws(CommunityProblem) -> SecretFile {
        guard profile.isWellFormed else { throw .tokenFile(path: folder) }
        return SecretFile(path: "\(folder)/community-\(profile.rawValue)")
    }
}
