import CPostgres
import Foundation

/// A PostgreSQL address in libpq's format: `postgres://dimo@db.example/dimo`.
package struct PostgresAddress: Sendable {
    /// The full address with user, password and options. Only for libpq.
    let text: String
    /// The host and database name; the only parts that may be shown.
    package let label: String

    /// Returns nil unless the text is a PostgreSQL address; it is then a file path.
    package init?(_ text: String) {
        let schemes = ["postgres://", "postgresql://"]
        guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
        self.text = text
        // A password may contain unescaped characters: nothing before the last `@` is ever shown.
        let rest = text.dropFirst(scheme.count)
        let place = (rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest)
            .prefix { $0 != "?" && $0 != "#" }
        label = "postgres://" + String(place)
    }

    /// Whether the address contains a password, which every user of the machine could read in the process arguments.
    package var hasPassword: Bool {
        text.range(of: "password=", options: .caseInsensitive) != nil || credentials.contains(":")
    }

    /// Whether user and password are escaped. libpq takes the rest after an unescaped delimiter for the host, and
    /// prints it.
    var isEscaped: Bool { !credentials.contains { "@/?#".contains($0) } }

    private var credentials: Substring {
        let rest = text.drop { $0 != ":" }.dropFirst("://".count)
        return rest.lastIndex(of: "@").map { rest[..<$0] } ?? ""
    }

    /// Whether libpq can parse the address. Its error messages may contain the password.
    var isValid: Bool {
        var message: UnsafeMutablePointer<CChar>?
        let options = PQconninfoParse(text, &message)
        PQfreemem(message)
        defer { PQconninfoFree(options) }
        return options != nil
    }
}
