/// The kinds of record in a catalogue.
package enum RecordKind: String, CaseIterable, Sendable {
    case drink
    /// A kind or brand.
    case ingredient
    case glass
    case tool
    case technique
    case tag
    /// An entry of the general table of substitutes.
    case substitution
    /// A work with its characters.
    case work
    /// A genre of works.
    case genre
}
