/// The group of the IBA's official list a drink belongs to.
public enum IBAGroup: String, CaseIterable, Sendable {
    /// The Unforgettables.
    case unforgettables
    /// Contemporary Classics.
    case contemporary
    /// New Era Drinks.
    case newEra = "new_era"
}
