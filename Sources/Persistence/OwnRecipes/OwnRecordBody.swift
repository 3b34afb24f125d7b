import Domain
import Foundation

/// Writes and reads the JSON bodies of own records, which only this program reads.
enum OwnRecordBody {
    private static let decoder = JSONDecoder()

    /// - Throws: for a number that JSON cannot express (`inf`).
    static func text(_ record: OwnRecord) throws -> String {
        switch record {
        case .tag(let tag): try JSONMembers.text(BodyText(tag.name).write)
        case .glass(let glass):
            try JSONMembers.text(OwnGearBody(glass.name, glass.summary, volume: glass.volume).write)
        case .tool(let tool): try JSONMembers.text(OwnGearBody(tool.name, tool.summary).write)
        case .ingredient(let ingredient): try JSONMembers.text(OwnIngredientBody(ingredient).write)
        case .drink(let drink): try JSONMembers.text(OwnDrinkBody(drink).write)
        }
    }

    static func tag(_ id: String, _ text: String) throws -> Tag {
        Tag(id: Identifier(id), name: try decoder.decode(BodyText.self, from: Data(text.utf8)).text)
    }

    private static func gear(_ text: String) throws -> OwnGearBody {
        try decoder.decode(OwnGearBody.self, from: Data(text.utf8))
    }

    static func ingredient(_ id: String, _ text: String) throws -> Ingredient {
        try decoder.decode(OwnIngredientBody.self, from: Data(text.utf8)).ingredient(Identifier(id))
    }

    static func drink(_ id: String, _ text: String) throws -> Drink {
        try decoder.decode(OwnDrinkBody.self, from: Data(text.utf8)).drink(Identifier(id))
    }

    static func record(kind: String, id: String, body: String) throws -> OwnRecord? {
        switch RecordKind(rawValue: kind) {
        case .tag: .tag(try tag(id, body))
        case .glass: .glass(try gear(body).glass(Identifier(id)))
        case .tool: .tool(try gear(body).tool(Identifier(id)))
        case .ingredient: .ingredient(try ingredient(id, body))
        case .drink: .drink(try drink(id, body))
        default: nil
        }
    }
}

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

    private var words: LocalizedText { summary?.text ?? LocalizedText(both: "") }

    func glass(_ id: Identifier<Glass>) -> Glass {
        Glass(id: id, name: name.text, volume: volume ?? 0, summary: words, art: [])
    }

    func tool(_ id: Identifier<Tool>) -> Tool { Tool(id: id, name: name.text, summary: words) }
}

struct BodyText: Decodable, JSONObject {
    let en: String
    let ko: String

    init(_ text: LocalizedText) {
        en = text.english
        ko = text.korean
    }

    func write(to members: inout JSONMembers) {
        members.add("en", en)
        members.add("ko", ko)
    }

    var text: LocalizedText { LocalizedText(english: en, korean: ko) }
}
