import CPostgres
import Foundation

/// Where a community's database is, as libpq's own addresses say it: `postgres://dimo@db.example/dimo`.
package struct PostgresAddress: Sendable {
    /// With user, password and options: for libpq alone.
    let text: String
    /// What may be shown: the host and the name of the database, nothing else.
    package let label: String
    /// Seconds that one waits until it is reached.
    var patience = 5

    /// Nil for what is no address of PostgreSQL, but the path of a file.
    package init?(_ text: String) {
        let schemes = ["postgres://", "postgresql://"]
        guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
        self.text = text
        // A password may hold whatever its writer forgot to escape: what precedes the last `@` is never shown.
        let rest = text.dropFirst(scheme.count)
        let place = (rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest)
            .prefix { $0 != "?" && $0 != "#" }
        label = "postgres://" + String(place)
    }

    /// Whether it has a password, which everybody on the machine could read among a program's arguments.
    package var hasPassword: Bool {
        let rest = text.drop { $0 != ":" }.dropFirst("://".count)
        if rest.range(of: "password=", options: .caseInsensitive) != nil { return true }
        guard let at = rest.lastIndex(of: "@") else { return false }
        return rest[..<at].contains(":")
    }

    /// Whether user and password end where they seem to. Where one of these stands in them as it is, libpq takes what
    /// follows for the host, and says it aloud.
    var isEscaped: Bool {
        let rest = text.drop { $0 != ":" }.dropFirst("://".count)
        guard let at = rest.lastIndex(of: "@") else { return true }
        return !rest[..<at].contains { "@/?#".contains($0) }
    }

    /// Whether libpq can read it. What it says about one that it cannot may hold the password.
    func isValid(_ library: PostgresLibrary) -> Bool {
        var message: UnsafeMutablePointer<CChar>?
        let options = library.parseOptions(text, &message)
        library.freeMemory(message)
        defer { library.freeOptions(options) }
        return options != nil
    }
}
