/// The role of a piece of text, to which a theme assigns a style.
package enum Role: Int, CaseIterable, Sendable {
    /// Ordinary text.
    case text
    /// Secondary text: labels, units, remarks.
    case muted
    /// The title of the screen.
    case title
    /// The title of a part of a screen.
    case heading
    /// Where the focus is.
    case accent
    /// A word that can be opened.
    case link
    /// The title of the selected row and the focused chip.
    case selection
    /// Rules and frames.
    case border
    /// A tab that is not selected.
    case tab
    case tabSelected
    case hintKey
    /// The label of a hint.
    case hint
    /// Good news: can be made now.
    case good
    /// Attention: a substitute, an opened bottle, stale data.
    case warning
    /// Bad news: an error, something missing.
    case bad
    /// The filled part of a meter.
    case meter
    /// The empty part of a meter.
    case meterOff
    /// The part of a row that matches a search.
    case found
    /// A text field.
    case field
    /// A message that disappears by itself.
    case toast
    /// Warmth: the sun, a high temperature.
    case warm
    /// Cold and wet: rain, snow, a low temperature.
    case cool
}
