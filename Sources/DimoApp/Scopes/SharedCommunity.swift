import CommunitySync
import Credentials
import DimoAssets
import Domain
import Foundation
import Networking
import Persistence

/// Connects a store to communities on servers. Makes no requests for a profile without a membership.
struct SharedCommunity: Sendable {
    let exchange: CommunityExchange
    fileprivate(set) var service: any CommunityService
    let memberships: any CommunityMembershipRepository

    init(
        store: Store, client: any HTTPClient, services: AccountServices, tokenFolder: String?, isDemo: Bool,
        clock: any WallClock
    ) {
        let ledger = SQLiteCommunityLedger(database: store.database)
        let connection = CommunityClient(client, version: AppVersion.text) {
            Int64(Date.now.timeIntervalSince1970 * 1_000)
        }
        let tokens: any CommunityTokenStore =
            tokenFolder.map { CommunityTokenFiles(folder: $0) } ?? NoCommunityTokens()
        let exchange = CommunityExchange(ledger: ledger, connection: connection, tokens: tokens, clock: clock)
        self.exchange = exchange
        memberships = ledger
        service = CommunityAccounts(
            exchange: exchange, ledger: ledger, connection: connection, tokens: tokens, services: services,
            isDemo: isDemo)
    }
}

extension AppDIContainer {
    /// The communities of a store; only a store in a file reaches them.
    func makeCommunity(store: Store, services: AccountServices, isDemo: Bool) -> SharedCommunity {
        var community = SharedCommunity(
            store: store, client: makeHTTPClient(), services: services,
            tokenFolder: storeKind == .file && !isDemo ? paths.stateFolder : nil, isDemo: isDemo || storeKind != .file,
            clock: clock)
        if let communityWrapper { community.service = communityWrapper(community.service, store) }
        return community
    }
}

/// For a store that is discarded when the program ends.
private struct NoCommunityTokens: CommunityTokenStore {
    func token(of profile: Identifier<Profile>) -> CommunityToken? { nil }

    func write(_ token: CommunityToken, of profile: Identifier<Profile>) throws(CommunityProblem) {
        throw .isDemo
    }

    func clear(of profile: Identifier<Profile>) {}
}
