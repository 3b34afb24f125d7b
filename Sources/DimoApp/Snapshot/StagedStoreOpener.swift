import Domain
import Persistence

struct StagedStoreOpener: StoreOpening {
    let state: StagedState
    let loginName: String?

    func open(now: Int64) async throws -> StoreOpeningResult {
        let whole = Store(database: try AppDatabase.inMemory(), loginName: loginName)
        let store: Store
        switch state {
        case .empty: store = whole
        case .failed, .loading: store = whole.reading(from: whole.database.answering(Self.reader(state).answer))
        }
        return StoreOpeningResult(
            store: store, profile: try await whole.profiles.localProfile(), notice: nil, isEmpty: false)
    }

    func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh {
        CatalogueRefresh(isChanged: false, problems: [])
    }

    static func reader(_ state: StagedState) -> StagedReader {
        state == .loading
            ? StagedReader {
                while true { try await Task.sleep(for: .seconds(3_600)) }
            } : StagedReader { throw StoreError.diskFull }
    }
}

package enum StagedState: String, CaseIterable, Hashable, Sendable {
    case empty
    /// Every read fails.
    case failed
    case loading
}
