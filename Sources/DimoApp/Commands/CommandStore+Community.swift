import CommunitySync
package import Domain
import FeatureKit
import Persistence

extension CommandStore {
    package var sharedCommunity: any CommunityService { shared.service }
    package var memberships: any CommunityMembershipRepository { shared.memberships }

    /// The number of people whose votes on a character count, with the age of a result from a server.
    package func people(of character: Identifier<WorkCharacter>, votes: Int) async throws -> String {
        let here = try await community.home.memberCount(for: Viewer(profile))
        guard let origin = try await shared.memberships.crowd(of: .result(character), for: profile) else {
            return strings.counted("dig.people", here)
        }
        return CrowdText.people(origin, votes: votes, here: here, now: clock.now(), localTime, strings)
    }

    /// Fetches the member's actions on other devices, once a minute at most; an unresponsive community is asked once.
    package func fetchOwnActions() async {
        guard shared.exchange.isMember(profile),
            let status = try? await shared.memberships.status(of: profile), status.standing.isInTouch
        else { return }
        let age = clock.now() - (status.exchangedAt ?? 0)
        guard age < 0 || age >= CommunityResource.age else { return }
        await patience.wait { [shared, profile] in try? await shared.exchange.exchange(of: profile) }
    }

    /// Makes reads wait for the community's answer, up to the remaining patience.
    func makeReadsAwaitCommunity() async throws {
        guard try await shared.memberships.membership(of: profile) != nil else { return }
        await shared.exchange.enableRequests(for: profile)
        store.database.observeViews { [exchange = shared.exchange, patience] resource, profile in
            // A command prints only one page.
            if case .more = resource { return }
            await patience.wait { await exchange.refresh(resource, for: profile) }
        }
    }

    /// Sends the command's actions; unsent ones wait for the next time.
    package func finishCommunity() async {
        guard shared.exchange.isMember(profile),
            let status = try? await shared.memberships.status(of: profile), status.standing == .active,
            status.waiting > status.waitingForSubject
        else { return }
        await patience.wait { [shared, profile] in try? await shared.exchange.exchange(of: profile) }
    }

    /// The reason the command's actions are not in the community yet; nil if they are, or there is no community.
    package func whyUnsent() async throws -> String? {
        try await shared.memberships.status(of: profile).flatMap { CommunityText.unsent($0, strings) }
    }
}
