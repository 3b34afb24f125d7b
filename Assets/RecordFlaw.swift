struct RecordFlaw: Error {
    let field: String
    let reason: String

    init(field: String, reason: String) {
        self.field = field
        self.reason = reason
    }

    /// Converts a decoding error to a field and a reason; the first `depth` path elements belong to the enclosing file.
    init(_ error: any Error, below depth: Int = 0) {
        guard let error = error as? DecodingError else {
            self.init(field: "-", reason: String(describing: error))
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self.init(field: Self.path(context.codingPath + [key], below: depth), reason: "is missing")
        case .typeMismatch(let type, let context):
            self.init(
                field: Self.path(context.codingPath, below: depth), reason: "must be \(Self.name(of: type))")
        case .valueNotFound(let type, let context):
            self.init(
                field: Self.path(context.codingPath, below: depth), reason: "is null and must be \(Self.name(of: type))"
            )
        case .dataCorrupted(let context):
            self.init(field: Self.path(context.codingPath, below: depth), reason: context.debugDescription)
        @unknown default:
            self.init(field: "-", reason: String(describing: error))
        }
    }

    /// The name of a field's type in JSON.
    private static func name(of type: any Any.Type) -> String {
        let name = String(describing: type)
        if name.hasPrefix("Array") { return "a list" }
        if name.hasPrefix("Dictionary") { return "an object in braces" }
        switch name {
        case "String": return "a text in quotation marks"
        case "Bool": return "true or false"
        case _ where name.contains("Int"): return "a whole number"
        case "Double", "Float": return "a number"
        default: return "an object in braces"
        }
    }

    /// Never empty: a flaw of the whole is named as the record or the file.
    private static func path(_ keys: [any CodingKey], below depth: Int) -> String {
        guard keys.count > depth else { return depth > 0 ? "the record" : "the file" }
        return keys.dropFirst(depth).reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
