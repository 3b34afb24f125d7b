/// Weak references for tests of release.
@MainActor
final class Remains {
    private var all: [(name: String, object: () -> AnyObject?)] = []

    func watch(_ name: String, _ object: AnyObject?) {
        all.append((name, { [weak object] in object }))
    }

    var alive: [String] { all.filter { $0.object() != nil }.map(\.name) }
    var count: Int { all.count }
}
