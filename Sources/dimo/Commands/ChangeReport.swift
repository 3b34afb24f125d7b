import Domain

struct ChangeReport {
    private let key: String
    private let changed: [String]
    private let unchanged: [String]
    private let strings: Strings

    init(_ key: String, _ changed: [String], unchanged: [String], _ strings: Strings) {
        self.key = key
        self.changed = changed
        self.unchanged = unchanged
        self.strings = strings
    }

    /// - Parameters:
    ///   - json: prints one JSON document.
    ///   - members: further members of the document.
    ///   - lines: further lines of the text.
    func print(json: Bool, members: [(String, JSONValue)] = [], lines: [String] = []) {
        if json {
            let document: [(String, JSONValue)] = [(key, .strings(changed)), ("unchanged", .strings(unchanged))]
            return Shell.print(JSONValue.object(document + members).document)
        }
        var text = [strings("shell.\(key)", changed.isEmpty ? "-" : changed.joined(separator: ", "))]
        if !unchanged.isEmpty { text.append(strings("shell.unchanged", unchanged.joined(separator: ", "))) }
        Shell.print((text + lines).joined(separator: "\n") + "\n")
    }

    /// Adds the effect of a bar change on the drinks it can make.
    func print(json: Bool, _ outcome: BarOutcome) {
        let unlocked = outcome.unlocked.map(\.rawValue)
        var lines = [
            strings("shell.makeable", String(outcome.makeableBefore), String(outcome.makeableAfter))
        ]
        if !unlocked.isEmpty { lines.append(strings("shell.unlocked", unlocked.joined(separator: ", "))) }
        print(
            json: json,
            members: [
                ("makeable_before", .integer(outcome.makeableBefore)),
                ("makeable_after", .integer(outcome.makeableAfter)), ("unlocked", .strings(unlocked)),
            ], lines: lines)
    }
}
