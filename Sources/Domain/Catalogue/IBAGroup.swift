/// A group of the IBA's official list.
public enum IBAGroup: String, CaseIterable, Sendable {
    case unforgettables
    case contemporary
    case newEra = "new_era"
}
