/// An entry of an online catalogue as a whole, before it is kept.
public struct FoundItem: Hashable, Sendable {
    /// What it is.
    public enum Contents: Hashable, Sendable {
        /// A work with its characters.
        case work(OnlineWork)
        /// A drink, the records it is kept as, and where its picture is; nil for none.
        case drink(RecipePreview, [OwnRecord], PictureAddress?)
    }

    /// Its id in the catalogue.
    public let id: ExternalID
    /// What it is.
    public let contents: Contents

    /// What it is called.
    public var name: LocalizedText {
        switch contents {
        case .work(let work): work.record.work.title
        case .drink(let preview, _, _): preview.drink.name
        }
    }
}
