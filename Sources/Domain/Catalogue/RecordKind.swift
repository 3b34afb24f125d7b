package enum RecordKind: String, CaseIterable, Sendable {
    case drink
    case ingredient
    case glass
    case tool
    case technique
    case tag
    case substitution
    case work
    case genre
}
