/// What a piece of text is, so that a theme can say how it looks.
public enum Role: Int, CaseIterable, Sendable {
    /// Ordinary text.
    case text
    /// Text of second rank: labels, units, remarks.
    case muted
    /// The name of what the screen is about.
    case title
    /// What can be opened or is active.
    case accent
    /// The title of the selected row and the focused chip.
    case selection
    /// Rules and boxes.
    case border
    /// A tab that is not chosen.
    case tab
    /// The chosen tab.
    case tabSelected
    /// The key of a hint.
    case hintKey
    /// The words of a hint.
    case hint
    /// Good news: can be made now.
    case good
    /// Attention: a substitute, an opened bottle, stale data.
    case warning
    /// Bad news: an error, a missing thing.
    case bad
    /// The filled part of a meter.
    case meter
    /// The empty part of a meter.
    case meterOff
    /// The part of a row that a search found.
    case found
    /// A text field.
    case field
    /// A message that goes by itself.
    case toast
}
