import Domain
import FeatureKit

/// What the keys do on one side of the party, whichever that is.
@MainActor
protocol PartySide: AnyObject {
    /// A row was opened.
    func open(_ index: Int, of state: PartyState)
    func add()
    /// A row is to be corrected.
    func edit(_ index: Int, of state: PartyState)
    /// A row is to go.
    func remove(_ index: Int, of state: PartyState)
}

@MainActor
struct PartyWriting {
    static let intent = MemberIntent.open(route: BarDestination.party.route)

    let parties: any PartyRepository
    let profile: Identifier<Profile>
    let writer: MemberWriter
    let flow: Flow<BarStep>
    let strings: Strings
}
