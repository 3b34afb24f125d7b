package struct Genre: Hashable, Sendable, Identifiable {
    package let id: Identifier<Genre>
    package let name: LocalizedText

    package init(id: Identifier<Genre>, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
