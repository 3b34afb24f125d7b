import Domain
import FeatureKit

@MainActor
protocol PartySide: AnyObject {
    func open(_ index: Int, of state: PartyState)
    func add()
    func edit(_ index: Int, of state: PartyState)
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
