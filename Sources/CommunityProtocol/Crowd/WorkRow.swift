package import Domain

package struct WorkRow: Codable, Hashable, Sendable {
    package let id: Identifier<Work>
    package let title: LocalizedText
    package let kind: KnownOrOther<WorkKind>
    package let year: Int

    package init(
        id: Identifier<Work>, title: LocalizedText, kind: KnownOrOther<WorkKind>, year: Int
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.year = year
    }
}
