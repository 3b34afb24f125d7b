package struct Tag: Hashable, Sendable, Identifiable {
    package let id: Identifier<Tag>
    package let name: LocalizedText

    package init(id: Identifier<Tag>, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
