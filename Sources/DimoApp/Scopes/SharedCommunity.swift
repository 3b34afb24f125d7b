import CommunitySync
import Credentials
import DimoAssets
import Domain
import FeatureKit
import Foundation
import Networking
import Persistence

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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

extension SharedCommunity {
    var access: CommunityAccess {
        CommunityAccess(service: service, memberships: memberships, deviceLabel: Self.deviceLabel)
    }

    /// This machine's name: that of the host, or `dimo`.
    static var deviceLabel: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "dimo" }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.isEmpty ? "dimo" : text
    }
}

extension CommandStore {
    package static var deviceLabel: String { SharedCommunity.deviceLabel }
}
