extension DecodingError {
    /// The keys and positions that lead to a decoding error, outermost first; empty for another error.
    package static func steps(to error: any Error) -> [String] {
        let path: [any CodingKey] =
            switch error {
            case DecodingError.keyNotFound(let key, let context): context.codingPath + [key]
            case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
                DecodingError.dataCorrupted(let context):
                context.codingPath
            default: []
            }
        return path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    }
}
