import Domain
import FeatureKit

/// The links on a momentum page. A work in two lists is two targets.
enum MomentumTarget: Hashable, Sendable {
    case place(Place, in: MomentumList? = nil)
    case destination(MomentumDestination)

    @MainActor
    func open(in flow: Flow<MomentumDestination>) {
        switch self {
        case .place(let place, _): flow.open(place)
        case .destination(let destination): flow.show(destination)
        }
    }
}
