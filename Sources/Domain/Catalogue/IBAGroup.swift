/// A group of the IBA's official list.
package enum IBAGroup: String, CaseIterable, Sendable {
    case unforgettables
    case contemporary
    case newEra = "new_era"
}
