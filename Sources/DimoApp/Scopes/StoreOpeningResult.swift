import Domain
import Persistence

struct StoreOpeningResult: Sendable {
    let store: Store
    let profile: Profile
    /// A message for the member; nil if all went well.
    let notice: OpeningNotice?
    /// Whether the store has no catalogue yet, so that nothing can be shown before it is read.
    let isEmpty: Bool
}
