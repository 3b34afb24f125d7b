import Domain

/// The JSON body of a member's glass or tool; a tool has no volume.
struct OwnGearBody: Decodable, JSONObject {
    let name: BodyText
    let summary: BodyText?
    let volume: Double?

    init(_ name: LocalizedText, _ summary: LocalizedText, volume: Double? = nil) {
        self.name = BodyText(name)
        self.summary = summary.english.isEmpty && summary.korean.isEmpty ? nil : BodyText(summary)
        self.volume = volume
    }

    func write(to members: inout JSONMembers) throws {
        try members.add("name", name)
        try members.add("summary", summary)
        try members.add("volume", volume)
    }

    private var words: LocalizedText { summary?.text ?? LocalizedText(english: "", korean: "") }

    func glass(_ id: Identifier<Glass>) -> Glass {
        Glass(id: id, name: name.text, volume: volume ?? 0, summary: words, art: [])
    }

    func tool(_ id: Identifier<Tool>) -> Tool { Tool(id: id, name: name.text, summary: words) }
}
