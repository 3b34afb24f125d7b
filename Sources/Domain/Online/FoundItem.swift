/// An entry of an online catalogue as a whole, before it is kept.
package struct FoundItem: Hashable, Sendable {
    package enum Contents: Hashable, Sendable {
        /// A work with its characters.
        case work(OnlineWork)
        /// A drink, the records it is kept as, and where its picture is; nil for none.
        case drink(RecipePreview, [OwnRecord], PictureAddress?)
    }

    /// Its id in the catalogue.
    package let id: ExternalID
    package let contents: Contents

    package var name: LocalizedText {
        switch contents {
        case .work(let work): work.record.work.title
        case .drink(let preview, _, _): preview.drink.name
        }
    }
}
