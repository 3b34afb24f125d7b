import Domain
import Persistence

/// What an opening of the store brought.
struct StoreOpeningResult: Sendable {
    let store: Store
    let profile: Profile
    /// What the member should know; nil when all went well.
    let notice: OpeningNotice?
    /// Whether the store holds no catalogue yet, so that there is nothing to show before it is read.
    let isEmpty: Bool
}
