package enum Role: Int, CaseIterable, Sendable {
    case text
    case muted
    case title
    case heading
    case accent
    case link
    case selection
    case border
    case tab
    case tabSelected
    case hintKey
    case hint
    /// Good news: can be made now.
    case good
    /// Attention: a substitute, an opened bottle, stale data.
    case warning
    /// Bad news: an error, something missing.
    case bad
    case meter
    case meterOff
    case found
    case field
    case toast
    case warm
    case cool
}
