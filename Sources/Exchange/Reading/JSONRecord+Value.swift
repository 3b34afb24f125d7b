extension JSONRecord {
    /// Parses the bytes after converting them to UTF-8.
    func value(_ encoding: inout EncodingGuess) throws(ExchangeFlaw) -> ExchangeValue {
        switch content {
        case .flaw(let flaw): throw flaw
        case .bytes(let bytes): return try JSONParser.parse(encoding.utf8(bytes))
        }
    }
}
