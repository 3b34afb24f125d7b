extension JSONRecord {
    func value(_ encoding: inout EncodingGuess) throws(ExchangeFlaw) -> ExchangeValue {
        switch content {
        case .flaw(let flaw): throw flaw
        case .bytes(let bytes): return try JSONParser.parse(encoding.utf8(bytes))
        }
    }
}
