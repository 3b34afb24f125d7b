import Domain

enum OwnGearRecord {
    static func glass(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) -> Glass {
        let fields = try RecordFields(value, limits: limits)
        guard let volume = try fields.number("ml", within: 1...100_000) else {
            throw fields.flaw("ml", .noVolume)
        }
        return Glass(
            id: Identifier(try fields.ownID("id")), name: try fields.ownName(), volume: volume,
            summary: try fields.pair("text", .paragraph) ?? LocalizedText(both: ""), art: [])
    }

    static func tool(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) -> Tool {
        let fields = try RecordFields(value, limits: limits)
        return Tool(
            id: Identifier(try fields.ownID("id")), name: try fields.ownName(),
            summary: try fields.pair("text", .paragraph) ?? LocalizedText(both: ""))
    }

    static func value(_ glass: Glass) -> ExchangeValue {
        var record = RecordBuilder()
        record.add("id", glass.id.rawValue)
        record.add("en", glass.name.english)
        record.add("ko", glass.name.korean)
        record.add("ml", number: glass.volume)
        record.add("text", glass.summary, .paragraph)
        return record.value
    }

    static func value(_ tool: Tool) -> ExchangeValue {
        var record = RecordBuilder()
        record.add("id", tool.id.rawValue)
        record.add("en", tool.name.english)
        record.add("ko", tool.name.korean)
        record.add("text", tool.summary, .paragraph)
        return record.value
    }
}
