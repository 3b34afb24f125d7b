package enum IBAGroup: String, CaseIterable, Sendable {
    case unforgettables
    case contemporary
    case newEra = "new_era"
}
