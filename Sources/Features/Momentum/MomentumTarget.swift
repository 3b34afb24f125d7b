import Domain
import FeatureKit

/// What can be opened on a page of momentum. One work may stand in two lists of a page, and is two targets there.
enum MomentumTarget: Hashable, Sendable {
    case place(Place, in: MomentumList? = nil)
    case destination(MomentumDestination)

    /// Leads there.
    @MainActor
    func open(in flow: Flow<MomentumDestination>) {
        switch self {
        case .place(let place, _): flow.open(place)
        case .destination(let destination): flow.show(destination)
        }
    }
}
