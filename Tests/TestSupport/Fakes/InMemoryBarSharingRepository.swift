package import Domain

/// Shared bars in memory, with the rules of the real store.
package actor InMemoryBarSharingRepository: BarSharingRepository {
    private struct Share {
        let owner: Identifier<Profile>
        let member: Identifier<Profile>
        let at: Int64
        var isUsed = false
    }

    private var shares: [Share] = []
    private var failure: (any Error)?

    package init() {}

    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// Returns the shares of a member; nicknames equal ids.
    package func shares(of profile: Identifier<Profile>) async throws -> BarShares {
        if let failure { throw failure }
        func share(_ share: Share, _ id: Identifier<Profile>) -> BarShare {
            let name = id == Profile.localID ? nil : AccountName(stored: id.rawValue)
            return BarShare(
                partner: BarSharer(id: id, name: name, nickname: id.rawValue), isUsed: share.isUsed,
                sharedAt: share.at)
        }
        return BarShares(
            given: shares.filter { $0.owner == profile }.map { share($0, $0.member) },
            received: shares.filter { $0.member == profile }.map { share($0, $0.owner) })
    }

    @discardableResult
    package func share(
        barOf owner: Identifier<Profile>, with member: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        if let failure { throw failure }
        guard owner != member else { throw BarSharingProblem.isOwn }
        guard !shares.contains(where: { $0.owner == owner && $0.member == member }) else { return false }
        shares.append(Share(owner: owner, member: member, at: now))
        return true
    }

    @discardableResult
    package func end(barOf owner: Identifier<Profile>, with member: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        let count = shares.count
        shares.removeAll { $0.owner == owner && $0.member == member }
        return shares.count < count
    }

    package func use(barOf owner: Identifier<Profile>, by member: Identifier<Profile>) async throws {
        if let failure { throw failure }
        guard owner == member || shares.contains(where: { $0.owner == owner && $0.member == member }) else {
            throw BarSharingProblem.notShared
        }
        for index in shares.indices where shares[index].member == member {
            shares[index].isUsed = shares[index].owner == owner
        }
    }
}
