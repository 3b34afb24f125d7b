package struct FoundItem: Hashable, Sendable {
    package enum Contents: Hashable, Sendable {
        case work(OnlineWork)
        /// A drink, the records to keep for it, and the address of its picture; nil for none.
        case drink(RecipePreview, [OwnRecord], PictureAddress?)
    }

    package let id: ExternalID
    package let contents: Contents

    package var name: LocalizedText {
        switch contents {
        case .work(let work): work.record.work.title
        case .drink(let preview, _, _): preview.drink.name
        }
    }
}
