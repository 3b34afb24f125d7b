internal import Domain

/// Writes a JSON object, member by member in the order of their names, as `JSONEncoder` does with sorted keys and in a
/// tenth of its time: an import writes thousands of them. What is nil is left out.
struct JSONMembers {
    /// A number that is none (`inf`, `nan`), which JSON does not know.
    struct NoNumber: Error {}

    private(set) var text: String
    private var isEmpty = true

    private init(after text: String) {
        self.text = text
    }

    /// The text of an object.
    /// - Throws: `NoNumber`.
    static func text(_ write: (inout JSONMembers) throws -> Void) throws -> String {
        var text = ""
        try append(to: &text, write)
        return text
    }

    mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        begin(name)
        JSONScalar.append(value, to: &text)
    }

    mutating func add(_ name: String, _ value: Int?) {
        guard let value else { return }
        begin(name)
        text += String(value)
    }

    mutating func add(_ name: String, _ value: Bool?) {
        guard let value else { return }
        begin(name)
        text += value ? "true" : "false"
    }

    mutating func add(_ name: String, _ value: Double?) throws {
        guard let value else { return }
        guard let number = JSONScalar.text(of: value) else { throw NoNumber() }
        begin(name)
        text += number
    }

    mutating func addNull(_ name: String) {
        begin(name)
        text += "null"
    }

    mutating func add(_ name: String, _ values: [String]?) {
        guard let values else { return }
        begin(name)
        list(values) { JSONScalar.append($1, to: &$0) }
    }

    mutating func add<Value: JSONObject>(_ name: String, _ value: Value?) throws {
        guard let value else { return }
        begin(name)
        try Self.append(to: &text, value.write)
    }

    mutating func add<Value: JSONObject>(_ name: String, _ values: [Value]?) throws {
        guard let values else { return }
        begin(name)
        try list(values) { try Self.append(to: &$0, $1.write) }
    }

    /// The text of objects in a list.
    /// - Throws: `NoNumber`.
    static func list<Value: JSONObject>(_ values: [Value]) throws -> String {
        var list = JSONMembers(after: "")
        try list.list(values) { try append(to: &$0, $1.write) }
        return list.text
    }

    private mutating func begin(_ name: String) {
        text += isEmpty ? "\"" : ",\""
        isEmpty = false
        // The names are our own and need no escapes.
        text += name
        text += "\":"
    }

    private mutating func list<Value>(_ values: [Value], _ append: (inout String, Value) throws -> Void) rethrows {
        text += "["
        for (place, value) in values.enumerated() {
            if place > 0 { text += "," }
            try append(&text, value)
        }
        text += "]"
    }

    private static func append(to text: inout String, _ write: (inout JSONMembers) throws -> Void) rethrows {
        // Moved in and out, so that the text grows in one place.
        var object = JSONMembers(after: text)
        text = ""
        object.text += "{"
        try write(&object)
        object.text += "}"
        text = object.text
    }
}
