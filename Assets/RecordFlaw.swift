/// What is wrong with a field of a record.
struct RecordFlaw: Error {
    let field: String
    let reason: String

    init(field: String, reason: String) {
        self.field = field
        self.reason = reason
    }

    /// Turns what the decoder says into a field and a reason; `depth` path elements belong to the file around.
    init(_ error: any Error, below depth: Int = 0) {
        guard let error = error as? DecodingError else {
            self.init(field: "-", reason: String(describing: error))
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self.init(field: Self.path(context.codingPath + [key], below: depth), reason: "is missing")
        case .typeMismatch(let type, let context):
            self.init(field: Self.path(context.codingPath, below: depth), reason: "is not of type \(type)")
        case .valueNotFound(let type, let context):
            self.init(field: Self.path(context.codingPath, below: depth), reason: "is null, not of type \(type)")
        case .dataCorrupted(let context):
            self.init(field: Self.path(context.codingPath, below: depth), reason: context.debugDescription)
        @unknown default:
            self.init(field: "-", reason: String(describing: error))
        }
    }

    private static func path(_ keys: [any CodingKey], below depth: Int) -> String {
        keys.dropFirst(depth).reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
