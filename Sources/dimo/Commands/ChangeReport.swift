/// What a command changed and what was so already, as it prints it.
struct ChangeReport {
    private let key: String
    private let changed: [String]
    private let unchanged: [String]

    init(_ key: String, _ changed: [String], unchanged: [String]) {
        self.key = key
        self.changed = changed
        self.unchanged = unchanged
    }

    /// Prints it.
    /// - Parameters:
    ///   - json: whether one JSON document is wanted.
    ///   - members: further members of the document.
    ///   - lines: further lines of the text.
    func print(json: Bool, members: [(String, JSONValue)] = [], lines: [String] = []) {
        if json {
            let document: [(String, JSONValue)] = [(key, .strings(changed)), ("unchanged", .strings(unchanged))]
            return Shell.print(JSONValue.object(document + members).document)
        }
        var text = ["\(key): \(changed.isEmpty ? "-" : changed.joined(separator: ", "))"]
        if !unchanged.isEmpty { text.append("unchanged: \(unchanged.joined(separator: ", "))") }
        Shell.print((text + lines).joined(separator: "\n") + "\n")
    }
}
