package struct Tool: Hashable, Sendable, Identifiable {
    package let id: Identifier<Tool>
    package let name: LocalizedText
    package let summary: LocalizedText

    package init(id: Identifier<Tool>, name: LocalizedText, summary: LocalizedText) {
        self.id = id
        self.name = name
        self.summary = summary
    }
}
