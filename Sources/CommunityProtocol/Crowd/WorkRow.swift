package import Domain

/// A work as lists name it.
package struct WorkRow: Codable, Hashable, Sendable {
    package let id: Identifier<Work>
    package let title: LocalizedText
    package let kind: KnownOrOther<WorkKind>
    /// The year of its first showing.
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
