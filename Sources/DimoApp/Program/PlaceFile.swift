internal import Foundation

/// Where the program was when it ended, for whoever wants to come back there (`restore: true`): the routes of the stack
/// from its root on, one a line.
struct PlaceFile: Sendable {
    /// The deepest stack that is kept.
    static let longest = 50

    let path: String

    /// The places that are still places, the root first; empty where nothing was kept.
    func read() -> [Route] {
        let lines = (TextFile.read(path) ?? "").split(separator: "\n").prefix(Self.longest)
        return lines.compactMap { try? Route(String($0)) }
    }

    /// Keeps a stack. Where it cannot be written the next start is a plain one: nothing of the member's is lost.
    func write(_ trail: [String]) {
        let places = trail.filter { (try? Route($0)) != nil }.prefix(Self.longest)
        _ = FileManager.default.createFile(
            atPath: path, contents: Data((places.joined(separator: "\n") + "\n").utf8),
            attributes: [.posixPermissions: 0o600])
    }
}
