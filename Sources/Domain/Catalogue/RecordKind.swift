/// The kinds of records a catalogue has.
public enum RecordKind: String, CaseIterable, Sendable {
    /// A recipe.
    case drink
    /// A kind or brand.
    case ingredient
    /// A glass.
    case glass
    /// A tool.
    case tool
    /// A technique.
    case technique
    /// A tag.
    case tag
    /// A stand-in of the general table.
    case substitution
    /// A work with its characters.
    case work
    /// A genre of works.
    case genre
}
