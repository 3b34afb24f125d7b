import Domain

struct GlassRecord: CatalogueRecord {
    let id: String
    let en: String
    let ko: String
    let ml: Double
    let text_en: String
    let text_ko: String
    let art: [String]

    func entity() throws(RecordFlaw) -> Glass {
        Glass(
            id: Identifier(id), name: LocalizedText(english: en, korean: ko), volume: ml,
            summary: LocalizedText(english: text_en, korean: text_ko), art: art)
    }
}

struct ToolRecord: CatalogueRecord {
    let id: String
    let en: String
    let ko: String
    let text_en: String
    let text_ko: String

    func entity() throws(RecordFlaw) -> Tool {
        Tool(
            id: Identifier(id), name: LocalizedText(english: en, korean: ko),
            summary: LocalizedText(english: text_en, korean: text_ko))
    }
}

struct TechniqueRecord: CatalogueRecord {
    let id: String
    let en: String
    let ko: String
    let text_en: String
    let text_ko: String

    func entity() throws(RecordFlaw) -> Technique {
        Technique(
            kind: try choice(id, of: TechniqueKind.self, field: "id"), name: LocalizedText(english: en, korean: ko),
            summary: LocalizedText(english: text_en, korean: text_ko))
    }
}

struct TagRecord: CatalogueRecord {
    let id: String
    let en: String
    let ko: String

    func entity() throws(RecordFlaw) -> Tag {
        Tag(id: Identifier(id), name: LocalizedText(english: en, korean: ko))
    }
}
