/// A keyword that groups drinks.
package struct Tag: Hashable, Sendable, Identifiable {
    package let id: Identifier<Tag>
    /// The word.
    package let name: LocalizedText

    package init(id: Identifier<Tag>, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
