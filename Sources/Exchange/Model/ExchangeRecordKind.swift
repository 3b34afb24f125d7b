/// What a failed record was.
public enum ExchangeRecordKind: String, CaseIterable, Sendable {
    /// A recipe.
    case drink
    /// An ingredient.
    case ingredient
    /// A whole file, of which nothing could be read.
    case file
    /// A record of another section of our own format.
    case section
}
