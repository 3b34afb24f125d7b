import Domain

struct RecordFlaw: Error {
    let field: String
    let reason: String
    /// The reason for a user, with its values.
    let sentence: RecordRemark.Sentence
    let values: [String]

    init(field: String, reason: String, _ sentence: RecordRemark.Sentence, _ values: [String] = []) {
        self.field = field
        self.reason = reason
        self.sentence = sentence
        self.values = values
    }

    /// Converts a decoding error to a field and a reason; the first `depth` path elements belong to the enclosing file.
    init(_ error: any Error, below depth: Int = 0) {
        guard let error = error as? DecodingError else {
            self.init(field: "-", reason: String(describing: error), .misplaced)
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self.init(field: Self.path(context.codingPath + [key], below: depth), reason: "is missing", .missing)
        case .typeMismatch(let type, let context):
            let (name, sentence) = Self.name(of: type)
            self.init(field: Self.path(context.codingPath, below: depth), reason: "must be \(name)", sentence)
        case .valueNotFound(let type, let context):
            let (name, sentence) = Self.name(of: type)
            self.init(
                field: Self.path(context.codingPath, below: depth), reason: "is null and must be \(name)", sentence)
        case .dataCorrupted(let context):
            self.init(
                field: Self.path(context.codingPath, below: depth), reason: context.debugDescription,
                context.codingPath.isEmpty ? .damagedJSON : .misplaced)
        @unknown default:
            self.init(field: "-", reason: String(describing: error), .misplaced)
        }
    }

    /// The name of a field's type in JSON, and what to say of another one.
    private static func name(of type: any Any.Type) -> (String, RecordRemark.Sentence) {
        let name = String(describing: type)
        if name.hasPrefix("Array") { return ("a list", .notAList) }
        if name.hasPrefix("Dictionary") { return ("an object in braces", .notAnObject) }
        switch name {
        case "String": return ("a text in quotation marks", .notAText)
        case "Bool": return ("true or false", .notAFlag)
        case _ where name.contains("Int"): return ("a whole number", .notWhole)
        case "Double", "Float": return ("a number", .notANumber)
        default: return ("an object in braces", .notAnObject)
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
