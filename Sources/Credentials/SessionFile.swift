package import Domain

package struct SessionFile: SessionStore {
    private static let local = "local"
    private static let token = "token "

    private let file: SecretFile

    /// The file need not exist.
    package init(path: String) { file = SecretFile(path: path, header: "dimo-session 1") }

    package func read() throws(SessionFileProblem) -> StoredSession? {
        guard let line = try file.read() else { return nil }
        if line == Self.local { return .local }
        guard line.hasPrefix(Self.token), let bytes = Hexadecimal.bytes(of: line.dropFirst(Self.token.count)),
            let token = SessionToken(bytes: bytes)
        else { throw .malformed(path: file.path) }
        return .token(token)
    }

    package func write(_ session: StoredSession) throws(SessionFileProblem) {
        switch session {
        case .local: try file.write(Self.local)
        case .token(let token): try file.write(Self.token + Hexadecimal.text(of: token.bytes))
        }
    }

    package func clear() throws(SessionFileProblem) { try file.remove() }
}
