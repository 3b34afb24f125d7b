package struct WorkReference: Hashable, Sendable, Identifiable {
    package let id: Identifier<Work>
    package let title: LocalizedText
    package let kind: WorkKind
    package let year: Int

    package init(id: Identifier<Work>, title: LocalizedText, kind: WorkKind, year: Int) {
        self.id = id
        self.title = title
        self.kind = kind
        self.year = year
    }
}
